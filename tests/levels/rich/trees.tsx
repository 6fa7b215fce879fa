<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="trees" tilewidth="24" tileheight="32" tilecount="2" columns="0">
 <tileoffset x="-4" y="2"/>
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image source="sign.png" width="16" height="16"/>
 </tile>
 <tile id="3" type="pillar" x="8" y="0" width="24" height="32">
  <properties>
   <property name="material" value="wood"/>
  </properties>
  <image source="tree.png" width="40" height="32"/>
 </tile>
</tileset>
