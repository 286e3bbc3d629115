/** Pictures of weapons on the map and on cards, from game-icons (see CREDITS.md) but for the chainsaw. */
import blaster from 'icon:blaster';
import bolterGun from 'icon:bolter-gun';
import fireRay from 'icon:fire-ray';
import grenade from 'icon:grenade';
import laserGun from 'icon:laser-gun';
import minigun from 'icon:minigun';
import missileLauncher from 'icon:missile-launcher';
import nuclearBomb from 'icon:nuclear-bomb';
import rifle from 'icon:rifle';
import sawedOffShotgun from 'icon:sawed-off-shotgun';
import shotgun from 'icon:shotgun';
import stickGrenade from 'icon:stick-grenade';
import tesla from 'icon:tesla';
import winchesterRifle from 'icon:winchester-rifle';

const CHAINSAW =
  'M30 196h40v-50c0-16 14-30 30-30h60v34h-50v46h80l30 30h222c42 0 70 24 70 56s-28 56-70 56H220l-30 30H62c-18 0-32-14-32-32zm214 76v20h196c16 0 16-20 0-20z' +
  'M250 212l14-24 14 24zm54 0l14-24 14 24zm54 0l14-24 14 24zm54 0l14-24 14 24zM250 352l14 24 14-24zm54 0l14 24 14-24zm54 0l14 24 14-24zm54 0l14 24 14-24z';

const WEAPONS: Record<string, string> = {
  uac: winchesterRifle,
  combat_shotgun: shotgun,
  super_shotgun: sawedOffShotgun,
  heavy_assault_rifle: bolterGun,
  plasma_rifle: blaster,
  burst_rifle: rifle,
  static_rifle: tesla,
  rocket_launcher: missileLauncher,
  chaingun: minigun,
  chainsaw: CHAINSAW,
  gauss_cannon: laserGun,
  bfg_9000: fireRay,
  frag_grenade: grenade,
  siphon_grenade: nuclearBomb,
  decoy_grenade: stickGrenade,
};

/** The outline of a weapon on a ground of 512 x 512; one of a box of somebody's own looks like a rifle. */
export function weaponIcon(weapon: string): string {
  return WEAPONS[weapon] ?? bolterGun;
}
