/** Small signs on cards and mats, on a ground of 512 x 512; heart, shield, spark and drop are drawn for us. */
import brickWall from 'icon:brick-wall';
import bullets from 'icon:bullets';
import battery from 'icon:battery-100';
import crossedSwords from 'icon:crossed-swords';
import crosshair from 'icon:crosshair';
import deathSkull from 'icon:death-skull';
import exitDoor from 'icon:exit-door';
import keyCard from 'icon:key-card';
import kevlarVest from 'icon:kevlar-vest';
import rocket from 'icon:rocket';
import run from 'icon:run';
import sprint from 'icon:sprint';
import stack from 'icon:stack';
import syringe from 'icon:syringe';
import walkingBoot from 'icon:walking-boot';

export type Glyph = keyof typeof GLYPHS;

export const GLYPHS = {
  boot: walkingBoot,
  range: crosshair,
  skull: deathSkull,
  attack: crossedSwords,
  bonus: sprint,
  dodge: run,
  cover: brickWall,
  deck: stack,
  armour: kevlarVest,
  bullets,
  rockets: rocket,
  cells: battery,
  key: keyCard,
  exit: exitDoor,
  adrenaline: syringe,
  cross: 'M200 88H312V200H424V312H312V424H200V312H88V200H200Z',
  eye: 'M256 120C360 120 440 200 480 256C440 312 360 392 256 392C152 392 72 312 32 256C72 200 152 120 256 120ZM256 176A80 80 0 1 0 256 336A80 80 0 1 0 256 176Z',
  heart: 'M256 448L78 268C30 218 34 140 86 102C136 66 208 82 256 144C304 82 376 66 426 102C478 140 482 218 434 268Z',
  shield: 'M256 40L424 92V232C424 344 352 424 256 472C160 424 88 344 88 232V92Z',
  special: 'M256 40L424 92V232C424 344 352 424 256 472C160 424 88 344 88 232V92ZM256 150L226 226H146L210 274L186 350L256 304L326 350L302 274L366 226H286Z',
  spark: 'M256 24L308 204L488 256L308 308L256 488L204 308L24 256L204 204Z',
  hand: 'M112 64H320A24 24 0 0 1 344 88V400A24 24 0 0 1 320 424H112A24 24 0 0 1 88 400V88A24 24 0 0 1 112 64ZM376 124L436 140A22 22 0 0 1 452 166L384 430A24 24 0 0 1 366 446Z',
  stun: 'M288 24L104 288H232L200 488L408 208H272Z',
  door: 'M120 48H392V464H120ZM168 96V416H232V96ZM280 96V416H344V96Z',
} as const;
