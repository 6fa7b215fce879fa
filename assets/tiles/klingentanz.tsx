<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="klingentanz" tilewidth="64" tileheight="64" tilecount="725" columns="16">
 <image source="klingentanz.png" width="1024" height="2944"/>
 <tile id="0" type="grass"/>
 <tile id="1" type="grass"/>
 <tile id="2" type="grass"/>
 <tile id="3" type="grass"/>
 <tile id="4" type="grass"/>
 <tile id="5" type="grass"/>
 <tile id="6" type="wood"/>
 <tile id="7" type="wood"/>
 <tile id="8" type="wood"/>
 <tile id="9" type="wood"/>
 <tile id="10" type="wood"/>
 <tile id="11" type="stone"/>
 <tile id="12" type="stone"/>
 <tile id="13" type="stone"/>
 <tile id="14" type="stone"/>
 <tile id="15" type="stone"/>
 <tile id="16" type="floor"/>
 <tile id="17" type="floor"/>
 <tile id="18" type="earth"/>
 <tile id="19" type="earth"/>
 <tile id="20" type="earth"/>
 <tile id="21" type="sand"/>
 <tile id="22" type="sand"/>
 <tile id="23" type="snow">
  <properties>
   <property name="move_half" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="24" type="ice">
  <properties>
   <property name="footing" value="slippery"/>
  </properties>
 </tile>
 <tile id="25" type="rubble">
  <properties>
   <property name="footing" value="rubble"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="26" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="1"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="27" type="bog">
  <properties>
   <property name="footing" value="mud"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="28" type="snow">
  <properties>
   <property name="move_half" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="29" type="ice">
  <properties>
   <property name="footing" value="slippery"/>
  </properties>
 </tile>
 <tile id="30" type="rubble">
  <properties>
   <property name="footing" value="rubble"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="31" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="1"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="32" type="bog">
  <properties>
   <property name="footing" value="mud"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="33" type="stairs">
  <properties>
   <property name="footing" value="stairs"/>
  </properties>
 </tile>
 <tile id="34" type="stairs">
  <properties>
   <property name="footing" value="stairs"/>
  </properties>
 </tile>
 <tile id="35" type="void"/>
 <tile id="36" type="table"/>
 <tile id="37" type="table"/>
 <tile id="38" type="table"/>
 <tile id="39" type="table"/>
 <tile id="40" type="table"/>
 <tile id="41" type="table"/>
 <tile id="42" type="table"/>
 <tile id="43" type="table"/>
 <tile id="44" type="barrel">
  <properties>
   <property name="height_dm" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="45" type="barrel">
  <properties>
   <property name="height_dm" type="int" value="10"/>
  </properties>
 </tile>
 <tile id="46" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="47" type="pillar"/>
 <tile id="48" type="pillar"/>
 <tile id="49" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="50" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="51" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="52" type="bush"/>
 <tile id="53" type="bush"/>
 <tile id="54" type="bush"/>
 <tile id="55" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="56" type="solid"/>
 <tile id="57" type="bodywork">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="58" type="bodywork">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="59" type="engine"/>
 <tile id="60" type="door">
  <properties>
   <property name="state" value="shut"/>
  </properties>
 </tile>
 <tile id="82" type="low_wall"/>
 <tile id="83" type="low_wall"/>
 <tile id="84" type="low_wall"/>
 <tile id="85" type="low_wall"/>
 <tile id="86" type="low_wall"/>
 <tile id="87" type="low_wall"/>
 <tile id="88" type="low_wall"/>
 <tile id="89" type="low_wall"/>
 <tile id="90" type="low_wall"/>
 <tile id="91" type="low_wall"/>
 <tile id="92" type="low_wall"/>
 <tile id="93" type="low_wall"/>
 <tile id="94" type="low_wall"/>
 <tile id="95" type="low_wall"/>
 <tile id="96" type="low_wall"/>
 <tile id="97" type="low_wall"/>
 <tile id="98" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="99" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="100" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="101" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="102" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="103" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="104" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="105" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="106" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="107" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="108" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="109" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="110" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="111" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="112" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="113" type="low_wall">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="114" type="bush"/>
 <tile id="115" type="bush"/>
 <tile id="116" type="bush"/>
 <tile id="117" type="bush"/>
 <tile id="118" type="bush"/>
 <tile id="119" type="bush"/>
 <tile id="120" type="bush"/>
 <tile id="121" type="bush"/>
 <tile id="122" type="bush"/>
 <tile id="123" type="bush"/>
 <tile id="124" type="bush"/>
 <tile id="125" type="bush"/>
 <tile id="126" type="bush"/>
 <tile id="127" type="bush"/>
 <tile id="128" type="bush"/>
 <tile id="129" type="bush"/>
 <tile id="130" type="solid"/>
 <tile id="131" type="solid"/>
 <tile id="132" type="solid"/>
 <tile id="133" type="solid"/>
 <tile id="134" type="solid"/>
 <tile id="135" type="solid"/>
 <tile id="136" type="solid"/>
 <tile id="137" type="solid"/>
 <tile id="138" type="solid"/>
 <tile id="139" type="solid"/>
 <tile id="140" type="solid"/>
 <tile id="141" type="solid"/>
 <tile id="142" type="solid"/>
 <tile id="143" type="solid"/>
 <tile id="144" type="solid"/>
 <tile id="145" type="solid"/>
 <tile id="146" type="solid"/>
 <tile id="147" type="solid"/>
 <tile id="148" type="solid"/>
 <tile id="149" type="solid"/>
 <tile id="150" type="solid"/>
 <tile id="151" type="solid"/>
 <tile id="152" type="solid"/>
 <tile id="153" type="solid"/>
 <tile id="154" type="solid"/>
 <tile id="155" type="solid"/>
 <tile id="156" type="solid"/>
 <tile id="157" type="solid"/>
 <tile id="158" type="solid"/>
 <tile id="159" type="solid"/>
 <tile id="160" type="solid"/>
 <tile id="161" type="solid"/>
 <tile id="162" type="solid"/>
 <tile id="163" type="solid"/>
 <tile id="164" type="solid"/>
 <tile id="165" type="solid"/>
 <tile id="166" type="solid"/>
 <tile id="167" type="solid"/>
 <tile id="168" type="solid"/>
 <tile id="169" type="solid"/>
 <tile id="170" type="solid"/>
 <tile id="171" type="solid"/>
 <tile id="172" type="solid"/>
 <tile id="173" type="solid"/>
 <tile id="174" type="solid"/>
 <tile id="175" type="solid"/>
 <tile id="176" type="solid"/>
 <tile id="177" type="earth"/>
 <tile id="178" type="earth"/>
 <tile id="179" type="earth"/>
 <tile id="180" type="earth"/>
 <tile id="181" type="earth"/>
 <tile id="182" type="earth"/>
 <tile id="183" type="earth"/>
 <tile id="184" type="earth"/>
 <tile id="185" type="earth"/>
 <tile id="186" type="earth"/>
 <tile id="187" type="earth"/>
 <tile id="188" type="earth"/>
 <tile id="189" type="earth"/>
 <tile id="190" type="earth"/>
 <tile id="191" type="earth"/>
 <tile id="192" type="earth"/>
 <tile id="193" type="earth"/>
 <tile id="194" type="earth"/>
 <tile id="195" type="earth"/>
 <tile id="196" type="earth"/>
 <tile id="197" type="earth"/>
 <tile id="198" type="earth"/>
 <tile id="199" type="earth"/>
 <tile id="200" type="earth"/>
 <tile id="201" type="earth"/>
 <tile id="202" type="earth"/>
 <tile id="203" type="earth"/>
 <tile id="204" type="earth"/>
 <tile id="205" type="earth"/>
 <tile id="206" type="earth"/>
 <tile id="207" type="earth"/>
 <tile id="208" type="earth"/>
 <tile id="209" type="earth"/>
 <tile id="210" type="earth"/>
 <tile id="211" type="earth"/>
 <tile id="212" type="earth"/>
 <tile id="213" type="earth"/>
 <tile id="214" type="earth"/>
 <tile id="215" type="earth"/>
 <tile id="216" type="earth"/>
 <tile id="217" type="earth"/>
 <tile id="218" type="earth"/>
 <tile id="219" type="earth"/>
 <tile id="220" type="earth"/>
 <tile id="221" type="earth"/>
 <tile id="222" type="earth"/>
 <tile id="223" type="earth"/>
 <tile id="224" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="225" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="226" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="227" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="228" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="229" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="230" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="231" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="232" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="233" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="234" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="235" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="236" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="237" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="238" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="239" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="240" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="241" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="242" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="243" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="244" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="245" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="246" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="247" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="248" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="249" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="250" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="251" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="252" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="253" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="254" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="255" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="256" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="257" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="258" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="259" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="260" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="261" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="262" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="263" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="264" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="265" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="266" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="267" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="268" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="269" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="270" type="water">
  <properties>
   <property name="water_dm" type="int" value="12"/>
  </properties>
 </tile>
 <tile id="271" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="272" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="273" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="274" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="275" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="276" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="277" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="278" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="279" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="280" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="281" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="282" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="283" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="284" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="285" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="286" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="287" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="288" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="289" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="290" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="291" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="292" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="293" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="294" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="295" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="296" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="297" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="298" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="299" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="300" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="301" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="302" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="303" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="304" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="305" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="306" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="307" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="308" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="309" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="310" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="311" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="312" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="313" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="314" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="315" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="316" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="317" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="318" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="319" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="320" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="321" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="322" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="323" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="324" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="325" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="326" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="327" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="328" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="329" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="330" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="331" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="332" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="333" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="334" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="335" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="336" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="337" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="338" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="339" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="340" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="341" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="342" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="343" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="344" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="345" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="346" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="347" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="348" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="349" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="350" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="351" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="352" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="353" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="354" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="355" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="356" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="357" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="358" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="359" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="360" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="361" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="362" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="363" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="364" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="365" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="366" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="367" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="368" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="369" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="370" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="371" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="372" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="373" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="374" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="375" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="376" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="377" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="378" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="379" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="380" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="381" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="382" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="383" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="384" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="385" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="386" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="387" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="388" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="389" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="390" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="391" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="392" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="393" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="394" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="395" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="396" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="397" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="398" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="399" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="400" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="401" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="402" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="403" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="404" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="405" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="406" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="407" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="408" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="409" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="410" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="411" type="pit">
  <properties>
   <property name="harm" value="pit"/>
  </properties>
 </tile>
 <tile id="412" type="wood"/>
 <tile id="413" type="wood"/>
 <tile id="414" type="wood"/>
 <tile id="415" type="wood"/>
 <tile id="416" type="wood"/>
 <tile id="417" type="wood"/>
 <tile id="418" type="wood">
  <properties>
   <property name="footing" value="slippery"/>
  </properties>
 </tile>
 <tile id="419" type="wood">
  <properties>
   <property name="footing" value="slippery"/>
  </properties>
 </tile>
 <tile id="420" type="wood"/>
 <tile id="421" type="wood"/>
 <tile id="422" type="wood"/>
 <tile id="423" type="wood"/>
 <tile id="424" type="wood">
  <properties>
   <property name="move_half" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="425" type="floor"/>
 <tile id="426" type="floor"/>
 <tile id="427" type="floor"/>
 <tile id="428" type="floor"/>
 <tile id="429" type="floor"/>
 <tile id="430" type="floor"/>
 <tile id="431" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="432" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="433" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="434" type="floor"/>
 <tile id="435" type="floor"/>
 <tile id="436" type="floor"/>
 <tile id="437" type="floor"/>
 <tile id="438" type="floor"/>
 <tile id="439" type="floor"/>
 <tile id="440" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="441" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="442" type="floor">
  <properties>
   <property name="footing" value="beam"/>
  </properties>
 </tile>
 <tile id="443" type="stone"/>
 <tile id="444" type="stone"/>
 <tile id="445" type="stone"/>
 <tile id="446" type="stone"/>
 <tile id="447" type="stone"/>
 <tile id="448" type="stone"/>
 <tile id="449" type="stone"/>
 <tile id="450" type="stone"/>
 <tile id="451" type="stone"/>
 <tile id="452" type="stone"/>
 <tile id="453" type="stone"/>
 <tile id="454" type="stone"/>
 <tile id="455" type="stone"/>
 <tile id="456" type="stone"/>
 <tile id="457" type="earth">
  <properties>
   <property name="footing" value="mud"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="458" type="earth">
  <properties>
   <property name="footing" value="mud"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="459" type="earth">
  <properties>
   <property name="footing" value="mud"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="460" type="grass"/>
 <tile id="461" type="grass"/>
 <tile id="462" type="grass"/>
 <tile id="463" type="grass"/>
 <tile id="464" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="1"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="465" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="1"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="466" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="1"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="467" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="2"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="468" type="undergrowth">
  <properties>
   <property name="leaf" type="int" value="2"/>
   <property name="move_half" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="469" type="ice">
  <properties>
   <property name="footing" value="slippery"/>
   <property name="move_half" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="470" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="471" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="10"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="472" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="12"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="473" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="474" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
   <property name="material" value="cloth"/>
  </properties>
 </tile>
 <tile id="475" type="table"/>
 <tile id="476" type="table"/>
 <tile id="477" type="table"/>
 <tile id="478" type="table"/>
 <tile id="479" type="table"/>
 <tile id="480" type="table"/>
 <tile id="481" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="482" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="483" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="484" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="485" type="low_wall"/>
 <tile id="486" type="low_wall"/>
 <tile id="487" type="low_wall"/>
 <tile id="488" type="low_wall"/>
 <tile id="489" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="490" type="low_wall"/>
 <tile id="491" type="low_wall"/>
 <tile id="492" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="9"/>
   <property name="material" value="iron"/>
  </properties>
 </tile>
 <tile id="493" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="5"/>
   <property name="material" value="stone"/>
  </properties>
 </tile>
 <tile id="494" type="solid">
  <properties>
   <property name="height_dm" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="495" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="10"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="496" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="16"/>
   <property name="material" value="cloth"/>
  </properties>
 </tile>
 <tile id="497" type="bodywork">
  <properties>
   <property name="height_dm" type="int" value="12"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="498" type="solid">
  <properties>
   <property name="height_dm" type="int" value="20"/>
   <property name="material" value="cloth"/>
  </properties>
 </tile>
 <tile id="499" type="solid">
  <properties>
   <property name="height_dm" type="int" value="20"/>
   <property name="material" value="cloth"/>
  </properties>
 </tile>
 <tile id="500" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="501" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="502" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="503" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="504" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="505" type="pillar">
  <properties>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="506" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="507" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="7"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="508" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="7"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="509" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="7"/>
   <property name="material" value="wood"/>
  </properties>
 </tile>
 <tile id="510" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="511" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="512" type="low_wall">
  <properties>
   <property name="height_dm" type="int" value="11"/>
  </properties>
 </tile>
 <tile id="513" type="pillar"/>
 <tile id="534" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="535" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="536" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="537" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="538" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="539" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="540" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="541" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="542" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="543" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="544" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="545" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="546" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="547" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="548" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="549" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="550" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="551" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="552" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="553" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="554" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="555" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="556" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="557" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="558" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="559" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="560" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="561" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="562" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="563" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="564" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="565" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="566" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="567" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="568" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="569" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="570" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="571" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="572" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="573" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="574" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="575" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="576" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="577" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="578" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="579" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="580" type="water">
  <properties>
   <property name="water_dm" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="581" type="solid"/>
 <tile id="582" type="solid"/>
 <tile id="583" type="solid"/>
 <tile id="584" type="solid"/>
 <tile id="585" type="solid"/>
 <tile id="586" type="solid"/>
 <tile id="587" type="solid"/>
 <tile id="588" type="solid"/>
 <tile id="589" type="solid"/>
 <tile id="590" type="solid"/>
 <tile id="591" type="solid"/>
 <tile id="592" type="solid"/>
 <tile id="593" type="solid"/>
 <tile id="594" type="solid"/>
 <tile id="595" type="solid"/>
 <tile id="596" type="solid"/>
 <tile id="597" type="solid"/>
 <tile id="598" type="solid"/>
 <tile id="599" type="solid"/>
 <tile id="600" type="solid"/>
 <tile id="601" type="solid"/>
 <tile id="602" type="solid"/>
 <tile id="603" type="solid"/>
 <tile id="604" type="solid"/>
 <tile id="605" type="solid"/>
 <tile id="606" type="solid"/>
 <tile id="607" type="solid"/>
 <tile id="608" type="solid"/>
 <tile id="609" type="solid"/>
 <tile id="610" type="solid"/>
 <tile id="611" type="solid"/>
 <tile id="612" type="solid"/>
 <tile id="613" type="solid"/>
 <tile id="614" type="solid"/>
 <tile id="615" type="solid"/>
 <tile id="616" type="solid"/>
 <tile id="617" type="solid"/>
 <tile id="618" type="solid"/>
 <tile id="619" type="solid"/>
 <tile id="620" type="solid"/>
 <tile id="621" type="solid"/>
 <tile id="622" type="solid"/>
 <tile id="623" type="solid"/>
 <tile id="624" type="solid"/>
 <tile id="625" type="solid"/>
 <tile id="626" type="solid"/>
 <tile id="627" type="solid"/>
 <tile id="628" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="629" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="630" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="631" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="632" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="633" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="634" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="635" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="636" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="637" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="638" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="639" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="640" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="641" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="642" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="643" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="644" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="645" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="646" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="647" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="648" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="649" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="650" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="651" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="652" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="653" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="654" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="655" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="656" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="657" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="658" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="659" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="660" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="661" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="662" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="663" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="664" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="665" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="666" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="667" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="668" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="669" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="670" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="671" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="672" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="673" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="674" type="water">
  <properties>
   <property name="water_dm" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="675" type="earth"/>
 <tile id="676" type="earth"/>
 <tile id="677" type="earth"/>
 <tile id="678" type="earth"/>
 <tile id="679" type="earth"/>
 <tile id="680" type="earth"/>
 <tile id="681" type="earth"/>
 <tile id="682" type="earth"/>
 <tile id="683" type="earth"/>
 <tile id="684" type="earth"/>
 <tile id="685" type="earth"/>
 <tile id="686" type="earth"/>
 <tile id="687" type="earth"/>
 <tile id="688" type="earth"/>
 <tile id="689" type="earth"/>
 <tile id="690" type="earth"/>
 <tile id="691" type="earth"/>
 <tile id="692" type="earth"/>
 <tile id="693" type="earth"/>
 <tile id="694" type="earth"/>
 <tile id="695" type="earth"/>
 <tile id="696" type="earth"/>
 <tile id="697" type="earth"/>
 <tile id="698" type="earth"/>
 <tile id="699" type="earth"/>
 <tile id="700" type="earth"/>
 <tile id="701" type="earth"/>
 <tile id="702" type="earth"/>
 <tile id="703" type="earth"/>
 <tile id="704" type="earth"/>
 <tile id="705" type="earth"/>
 <tile id="706" type="earth"/>
 <tile id="707" type="earth"/>
 <tile id="708" type="earth"/>
 <tile id="709" type="earth"/>
 <tile id="710" type="earth"/>
 <tile id="711" type="earth"/>
 <tile id="712" type="earth"/>
 <tile id="713" type="earth"/>
 <tile id="714" type="earth"/>
 <tile id="715" type="earth"/>
 <tile id="716" type="earth"/>
 <tile id="717" type="earth"/>
 <tile id="718" type="earth"/>
 <tile id="719" type="earth"/>
 <tile id="720" type="earth"/>
 <tile id="721" type="earth"/>
 <tile id="722" type="stone"/>
 <tile id="723" type="stone"/>
 <tile id="724" type="stone"/>
 <wangsets>
  <wangset name="solid" type="mixed" tile="-1">
   <wangcolor name="solid" color="#2a2018" tile="-1" probability="1"/>
   <wangtile tileid="130" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="131" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="132" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="133" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="134" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="135" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="136" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="137" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="138" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="139" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="140" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="141" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="142" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="143" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="144" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="145" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="146" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="147" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="148" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="149" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="150" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="151" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="152" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="153" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="154" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="155" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="156" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="157" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="158" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="159" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="160" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="161" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="162" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="163" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="164" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="165" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="166" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="167" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="168" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="169" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="170" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="171" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="172" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="173" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="174" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="175" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="176" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="path" type="mixed" tile="-1">
   <wangcolor name="path" color="#dcc9a0" tile="-1" probability="1"/>
   <wangtile tileid="177" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="178" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="179" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="180" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="181" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="182" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="183" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="184" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="185" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="186" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="187" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="188" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="189" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="190" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="191" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="192" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="193" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="194" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="195" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="196" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="197" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="198" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="199" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="200" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="201" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="202" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="203" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="204" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="205" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="206" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="207" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="208" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="209" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="210" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="211" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="212" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="213" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="214" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="215" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="216" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="217" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="218" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="219" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="220" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="221" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="222" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="223" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="water" type="mixed" tile="-1">
   <wangcolor name="water" color="#a9c2c6" tile="-1" probability="1"/>
   <wangtile tileid="224" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="225" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="226" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="227" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="228" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="229" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="230" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="231" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="232" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="233" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="234" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="235" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="236" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="237" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="238" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="239" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="240" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="241" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="242" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="243" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="244" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="245" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="246" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="247" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="248" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="249" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="250" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="251" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="252" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="253" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="254" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="255" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="256" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="257" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="258" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="259" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="260" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="261" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="262" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="263" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="264" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="265" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="266" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="267" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="268" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="269" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="270" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="ford" type="mixed" tile="-1">
   <wangcolor name="ford" color="#c8cfb8" tile="-1" probability="1"/>
   <wangtile tileid="271" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="272" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="273" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="274" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="275" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="276" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="277" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="278" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="279" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="280" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="281" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="282" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="283" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="284" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="285" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="286" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="287" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="288" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="289" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="290" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="291" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="292" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="293" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="294" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="295" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="296" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="297" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="298" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="299" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="300" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="301" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="302" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="303" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="304" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="305" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="306" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="307" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="308" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="309" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="310" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="311" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="312" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="313" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="314" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="315" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="316" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="317" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="deep" type="mixed" tile="-1">
   <wangcolor name="deep" color="#6f959d" tile="-1" probability="1"/>
   <wangtile tileid="318" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="319" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="320" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="321" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="322" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="323" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="324" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="325" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="326" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="327" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="328" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="329" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="330" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="331" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="332" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="333" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="334" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="335" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="336" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="337" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="338" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="339" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="340" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="341" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="342" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="343" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="344" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="345" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="346" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="347" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="348" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="349" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="350" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="351" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="352" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="353" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="354" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="355" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="356" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="357" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="358" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="359" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="360" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="361" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="362" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="363" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="364" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="pit" type="mixed" tile="-1">
   <wangcolor name="pit" color="#6b5b45" tile="-1" probability="1"/>
   <wangtile tileid="365" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="366" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="367" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="368" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="369" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="370" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="371" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="372" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="373" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="374" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="375" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="376" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="377" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="378" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="379" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="380" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="381" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="382" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="383" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="384" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="385" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="386" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="387" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="388" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="389" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="390" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="391" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="392" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="393" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="394" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="395" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="396" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="397" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="398" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="399" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="400" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="401" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="402" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="403" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="404" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="405" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="406" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="407" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="408" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="409" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="410" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="411" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="wade" type="mixed" tile="-1">
   <wangcolor name="wade" color="#8fb0b4" tile="-1" probability="1"/>
   <wangtile tileid="534" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="535" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="536" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="537" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="538" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="539" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="540" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="541" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="542" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="543" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="544" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="545" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="546" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="547" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="548" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="549" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="550" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="551" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="552" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="553" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="554" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="555" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="556" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="557" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="558" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="559" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="560" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="561" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="562" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="563" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="564" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="565" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="566" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="567" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="568" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="569" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="570" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="571" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="572" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="573" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="574" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="575" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="576" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="577" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="578" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="579" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="580" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="rock" type="mixed" tile="-1">
   <wangcolor name="rock" color="#5b5040" tile="-1" probability="1"/>
   <wangtile tileid="581" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="582" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="583" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="584" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="585" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="586" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="587" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="588" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="589" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="590" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="591" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="592" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="593" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="594" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="595" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="596" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="597" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="598" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="599" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="600" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="601" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="602" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="603" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="604" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="605" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="606" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="607" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="608" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="609" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="610" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="611" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="612" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="613" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="614" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="615" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="616" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="617" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="618" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="619" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="620" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="621" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="622" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="623" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="624" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="625" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="626" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="627" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="depths" type="mixed" tile="-1">
   <wangcolor name="depths" color="#7d9fa6" tile="-1" probability="1"/>
   <wangtile tileid="628" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="629" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="630" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="631" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="632" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="633" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="634" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="635" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="636" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="637" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="638" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="639" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="640" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="641" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="642" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="643" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="644" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="645" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="646" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="647" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="648" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="649" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="650" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="651" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="652" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="653" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="654" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="655" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="656" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="657" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="658" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="659" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="660" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="661" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="662" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="663" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="664" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="665" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="666" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="667" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="668" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="669" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="670" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="671" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="672" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="673" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="674" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="trail" type="mixed" tile="-1">
   <wangcolor name="trail" color="#c9b48a" tile="-1" probability="1"/>
   <wangtile tileid="675" wangid="0,0,0,0,0,0,0,0"/>
   <wangtile tileid="676" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="677" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="678" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="679" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="680" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="681" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="682" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="683" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="684" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="685" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="686" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="687" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="688" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="689" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="690" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="691" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="692" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="693" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="694" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="695" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="696" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="697" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="698" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="699" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="700" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="701" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="702" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="703" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="704" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="705" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="706" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="707" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="708" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="709" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="710" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="711" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="712" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="713" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="714" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="715" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="716" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="717" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="718" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="719" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="720" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="721" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
 </wangsets>
</tileset>
