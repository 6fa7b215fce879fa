<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="16" tileheight="16" spacing="2" margin="1" tilecount="6" columns="2">
 <image source="tiles.png" width="36" height="54"/>
 <tile id="0" type="grass"/>
 <tile id="1" type="water">
  <properties>
   <property name="water_dm" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="2" type="solid"/>
 <tile id="3" type="table">
  <properties>
   <property name="height_dm" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="5" type="wall"/>
</tileset>
