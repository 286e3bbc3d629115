/** One icon for each tile of the four armies; any other tile gets one by what it does. */
import ammoBox from 'icon:ammo-box';
import barracksTent from 'icon:barracks-tent';
import battleMech from 'icon:battle-mech';
import battleTank from 'icon:battle-tank';
import binoculars from 'icon:binoculars';
import bolterGun from 'icon:bolter-gun';
import bowieKnife from 'icon:bowie-knife';
import brain from 'icon:brain';
import brickWall from 'icon:brick-wall';
import brute from 'icon:brute';
import carpetBombing from 'icon:carpet-bombing';
import clawSlashes from 'icon:claw-slashes';
import clown from 'icon:clown';
import crossedSwords from 'icon:crossed-swords';
import crosshair from 'icon:crosshair';
import crown from 'icon:crown';
import cyberEye from 'icon:cyber-eye';
import deathSkull from 'icon:death-skull';
import factory from 'icon:factory';
import fishingNet from 'icon:fishing-net';
import galea from 'icon:galea';
import gasMask from 'icon:gas-mask';
import grenade from 'icon:grenade';
import guards from 'icon:guards';
import hoodedAssassin from 'icon:hooded-assassin';
import hospitalCross from 'icon:hospital-cross';
import laserTurret from 'icon:laser-turret';
import greaseGun from 'icon:m3-grease-gun';
import machineGun from 'icon:machine-gun';
import mailedFist from 'icon:mailed-fist';
import mechaHead from 'icon:mecha-head';
import minotaur from 'icon:minotaur';
import missileMech from 'icon:missile-mech';
import muscleUp from 'icon:muscle-up';
import push from 'icon:push';
import radarDish from 'icon:radar-dish';
import rank1 from 'icon:rank-1';
import rank2 from 'icon:rank-2';
import rank3 from 'icon:rank-3';
import rayGun from 'icon:ray-gun';
import riotShield from 'icon:riot-shield';
import robotGolem from 'icon:robot-golem';
import run from 'icon:run';
import sawClaw from 'icon:saw-claw';
import sentryGun from 'icon:sentry-gun';
import spartanHelmet from 'icon:spartan-helmet';
import spiderBot from 'icon:spider-bot';
import spikedBat from 'icon:spiked-bat';
import sprint from 'icon:sprint';
import timeBomb from 'icon:time-bomb';
import trident from 'icon:trident';
import truck from 'icon:truck';
import turret from 'icon:turret';
import walkingBoot from 'icon:walking-boot';
import waspSting from 'icon:wasp-sting';
import winchesterRifle from 'icon:winchester-rifle';
import { hasEffect, type Tile } from '../tiles.ts';

export const boot = walkingBoot;
export const skull = deathSkull;
export const medicCross = hospitalCross;
export const eye = cyberEye;

const OF_TILE: Record<string, string> = {
  borgo_hq: muscleUp,
  borgo_mutant: minotaur,
  borgo_claws: clawSlashes,
  borgo_super_mutant: brute,
  borgo_brawler: mailedFist,
  borgo_assassin: hoodedAssassin,
  borgo_super_officer: rank3,
  borgo_officer: rank2,
  hegemony_hq: galea,
  hegemony_runner: run,
  hegemony_thug: spikedBat,
  hegemony_ganger: bowieKnife,
  hegemony_gladiator: spartanHelmet,
  hegemony_net_master: trident,
  hegemony_guard: guards,
  hegemony_universal_soldier: greaseGun,
  hegemony_boss: crown,
  hegemony_officer_1: rank1,
  hegemony_officer_2: rank2,
  hegemony_transport: truck,
  hegemony_quartermaster: ammoBox,
  moloch_hq: robotGolem,
  moloch_blocker: brickWall,
  moloch_hybrid: rayGun,
  moloch_gauss_cannon: laserTurret,
  moloch_juggernaut: battleMech,
  moloch_hunter_killer: sawClaw,
  moloch_mother_module: factory,
  moloch_armoured_hunter: spiderBot,
  moloch_armoured_guard: sentryGun,
  moloch_guard: turret,
  moloch_protector: missileMech,
  moloch_hornet: waspSting,
  moloch_stormtrooper: gasMask,
  moloch_clown: clown,
  moloch_brain: brain,
  moloch_officer: rank2,
  outpost_hq: barracksTent,
  outpost_mobile_armour: battleTank,
  outpost_brawler: mailedFist,
  outpost_runner: sprint,
  outpost_saboteur: timeBomb,
  outpost_hmg: machineGun,
  outpost_recon_centre: radarDish,
  outpost_commando: winchesterRifle,
  outpost_annihilator: bolterGun,
  outpost_officer: rank2,
  outpost_scoper: cyberEye,
};

const OF_EFFECT: Record<string, string> = {
  battle: crossedSwords,
  move: walkingBoot,
  push,
  sniper: crosshair,
  grenade,
  air_strike: carpetBombing,
  medic: hospitalCross,
  grant_mobility: truck,
  swap_attack_type: ammoBox,
  take_over_module: cyberEye,
  move_distance: radarDish,
  extra_attack: factory,
  melee_strength: rank2,
  ranged_strength: rank2,
  initiative: binoculars,
  explosion: timeBomb,
  gauss_shot: laserTurret,
};

/** What a tile looks like that has no icon of its own. */
function byFigures(tile: Tile): string {
  if (tile.kind === 'hq') return mechaHead;
  const slows = tile.effects.some((one) => one.effect === 'initiative' && one.target === 'enemy');
  if (slows) return timeBomb;
  const effect = Object.keys(OF_EFFECT).find((one) => hasEffect(tile, one));
  if (effect) return OF_EFFECT[effect] ?? rank1;
  if (tile.ranged.some(Boolean)) return greaseGun;
  if (tile.net.some(Boolean)) return fishingNet;
  if (tile.melee.some(Boolean)) return mailedFist;
  return riotShield;
}

export function iconOf(tile: Tile): string {
  return OF_TILE[tile.id] ?? byFigures(tile);
}
