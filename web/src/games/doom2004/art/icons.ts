/** Pictures of weapons and equipment, from game-icons (see CREDITS.md) but for the chainsaw and the crosses of our own. */
import barrel from 'icon:barrel';
import battery from 'icon:battery-100';
import blaster from 'icon:blaster';
import bullets from 'icon:bullets';
import chainsaw from 'icon:chainsaw';
import fireRay from 'icon:fire-ray';
import fist from 'icon:fist';
import keyCard from 'icon:key-card';
import kevlarVest from 'icon:kevlar-vest';
import machineGun from 'icon:mp-40';
import minigun from 'icon:minigun';
import missileLauncher from 'icon:missile-launcher';
import muscleUp from 'icon:muscle-up';
import pistol from 'icon:pistol-gun';
import rocket from 'icon:rocket';
import sawedOffShotgun from 'icon:sawed-off-shotgun';
import stickGrenade from 'icon:stick-grenade';
import syringe from 'icon:syringe';

const CROSS = 'M196 76H316V196H436V316H316V436H196V316H76V196H196Z';

const ICONS: Record<string, string> = {
  fist,
  pistol,
  grenade: stickGrenade,
  chainsaw,
  shotgun: sawedOffShotgun,
  machine_gun: machineGun,
  chaingun: minigun,
  rocket_launcher: missileLauncher,
  plasma_gun: blaster,
  bfg: fireRay,
  bullets,
  rockets: rocket,
  cells: battery,
  medkit: CROSS,
  armour: kevlarVest,
  adrenaline: syringe,
  berserk: muscleUp,
  barrel,
};

/** The outline of a weapon or a token on a ground of 512 x 512. */
export function iconOf(id: string): string {
  return id.endsWith('_key') ? keyCard : (ICONS[id] ?? bullets);
}

/** The colour of a key, where the token is one. */
export function keyColour(id: string): string | undefined {
  return id.endsWith('_key') ? id.slice(0, -'_key'.length) : undefined;
}

export const BARREL = barrel;
