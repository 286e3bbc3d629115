/** One picture of game-icons for each champion and each card; whatever has none is drawn by the sign of its faction. */
import angelWings from 'icon:angel-wings';
import anvilImpact from 'icon:anvil-impact';
import archer from 'icon:archer';
import archiveRegister from 'icon:archive-register';
import armorUpgrade from 'icon:armor-upgrade';
import barbarian from 'icon:barbarian';
import barbute from 'icon:barbute';
import bestialFangs from 'icon:bestial-fangs';
import bookPile from 'icon:book-pile';
import brainTentacle from 'icon:brain-tentacle';
import breastplate from 'icon:breastplate';
import candleFlame from 'icon:candle-flame';
import carnivoreMouth from 'icon:carnivore-mouth';
import circuitry from 'icon:circuitry';
import cloak from 'icon:cloak';
import clockwork from 'icon:clockwork';
import cobra from 'icon:cobra';
import contract from 'icon:contract';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import crossroad from 'icon:crossroad';
import crownOfThorns from 'icon:crown-of-thorns';
import crystalBall from 'icon:crystal-ball';
import cultist from 'icon:cultist';
import cursedStar from 'icon:cursed-star';
import daggers from 'icon:daggers';
import deathNote from 'icon:death-note';
import devilMask from 'icon:devil-mask';
import dreamCatcher from 'icon:dream-catcher';
import fly from 'icon:fly';
import foxHead from 'icon:fox-head';
import foxTail from 'icon:fox-tail';
import gavel from 'icon:gavel';
import gearHammer from 'icon:gear-hammer';
import gears from 'icon:gears';
import gluttonousSmile from 'icon:gluttonous-smile';
import grab from 'icon:grab';
import guards from 'icon:guards';
import harp from 'icon:harp';
import hoodedAssassin from 'icon:hooded-assassin';
import hornedHelm from 'icon:horned-helm';
import hornedSkull from 'icon:horned-skull';
import huntingHorn from 'icon:hunting-horn';
import katana from 'icon:katana';
import lightningStorm from 'icon:lightning-storm';
import magnet from 'icon:magnet';
import mechanicalArm from 'icon:mechanical-arm';
import mirrorMirror from 'icon:mirror-mirror';
import monkFace from 'icon:monk-face';
import oak from 'icon:oak';
import person from 'icon:person';
import pikeman from 'icon:pikeman';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import pocketBow from 'icon:pocket-bow';
import quillInk from 'icon:quill-ink';
import rat from 'icon:rat';
import relicBlade from 'icon:relic-blade';
import robotGolem from 'icon:robot-golem';
import rockGolem from 'icon:rock-golem';
import runningNinja from 'icon:running-ninja';
import saberSlash from 'icon:saber-slash';
import sawClaw from 'icon:saw-claw';
import scales from 'icon:scales';
import scythe from 'icon:scythe';
import seaSerpent from 'icon:sea-serpent';
import seatedMouse from 'icon:seated-mouse';
import seedling from 'icon:seedling';
import sentryGun from 'icon:sentry-gun';
import shadowGrasp from 'icon:shadow-grasp';
import sharpHalberd from 'icon:sharp-halberd';
import siegeRam from 'icon:siege-ram';
import sittingDog from 'icon:sitting-dog';
import skullStaff from 'icon:skull-staff';
import slaveryWhip from 'icon:slavery-whip';
import sleepy from 'icon:sleepy';
import soulVessel from 'icon:soul-vessel';
import sparklingSabre from 'icon:sparkling-sabre';
import spartanHelmet from 'icon:spartan-helmet';
import spiderAlt from 'icon:spider-alt';
import spikedCollar from 'icon:spiked-collar';
import spikedMace from 'icon:spiked-mace';
import stagHead from 'icon:stag-head';
import starShuriken from 'icon:star-shuriken';
import steampunkGoggles from 'icon:steampunk-goggles';
import stoneTablet from 'icon:stone-tablet';
import stoneThrone from 'icon:stone-throne';
import sunPriest from 'icon:sun-priest';
import sunSpear from 'icon:sun-spear';
import tombstone from 'icon:tombstone';
import tornado from 'icon:tornado';
import vikingHelmet from 'icon:viking-helmet';
import vintageRobot from 'icon:vintage-robot';
import warlockHood from 'icon:warlock-hood';
import warlordHelmet from 'icon:warlord-helmet';
import windSlap from 'icon:wind-slap';
import wingCloak from 'icon:wing-cloak';
import wolfHead from 'icon:wolf-head';
import wolfHowl from 'icon:wolf-howl';
import wrench from 'icon:wrench';
import wyvern from 'icon:wyvern';

const CHAMPIONS: Record<string, string> = {
  timestream_seer: crystalBall,
  canonist_templar: barbute,
  muse_of_rebirth: harp,
  clockwork_guardian: clockwork,
  kehmep: lightningStorm,
  lore_keeper: bookPile,
  yuk_war_priest: sunPriest,
  virak: bestialFangs,
  fox_minstrel: foxHead,
  jirra: spartanHelmet,
  emma_ironheart: gearHammer,
  scrapbot: vintageRobot,
  aria_redforge: anvilImpact,
  sadranis: cowled,
  arbiter_of_the_lost: scales,
  soulcatcher: soulVessel,
  pugdemon_pack: sittingDog,
  rat_king: rat,
  rakar: hornedSkull,
  voracious_gorf: carnivoreMouth,
  caustic_widow: spiderAlt,
  dread_asp: cobra,
  dream_titan: sleepy,
  kythis: vikingHelmet,
  beelzepug: fly,
  damned_of_wrath: devilMask,
  damned_of_haste: runningNinja,
  damned_of_spite: daggers,
  damned_of_hunger: gluttonousSmile,
  damned_of_grasp: grab,
  ash_hound: wolfHead,
  flayer: sawClaw,
  pit_warden: warlordHelmet,
  plague_herald: plagueDoctorProfile,
  bone_drake: wyvern,
  eye_of_the_storm: tornado,
  living_earth: rockGolem,
  soul_tyrant: brainTentacle,
  scrap_colossus: robotGolem,
  nine_tailed_bard: foxTail,
  judge_of_the_lost: gavel,
  wisp: candleFlame,
  sentry_gun: sentryGun,
  giant_rat: seatedMouse,
  devil_rat: rat,
  samael: angelWings,
  xeron: hornedHelm,
  tyrant_of_the_depths: seaSerpent,
};

const CARDS: Record<string, string> = {
  apprentice: person,
  militia: pikeman,
  mystic: warlockHood,
  heavy_infantry: guards,
  archive_novice: archiveRegister,
  gate_scribe: quillInk,
  dream_seller: dreamCatcher,
  stair_duellist: crossedSwords,
  twin_road_adept: crossroad,
  abbot_of_the_high_stair: monkFace,
  wind_sash: windSlap,
  lantern_halberd: sharpHalberd,
  mirror_ward: mirrorMirror,
  second_dawn_tablet: stoneTablet,
  seed_bearer: seedling,
  thorn_ranger: archer,
  dream_guide: huntingHorn,
  pack_caller: wolfHowl,
  moon_stag: stagHead,
  mother_of_groves: oak,
  bark_plate: breastplate,
  bramble_bow: pocketBow,
  antler_crown: crownOfThorns,
  rootwalker_cloak: cloak,
  gear_hand: mechanicalArm,
  foundry_clerk: gears,
  edr_berserker: barbarian,
  salvage_crew: wrench,
  chief_engineer: steampunkGoggles,
  piston_lance: sunSpear,
  computing_node: circuitry,
  magnetic_gloves: magnet,
  forgemasters_armour: armorUpgrade,
  siege_harness: siegeRam,
  hollow_acolyte: cultist,
  night_runner: hoodedAssassin,
  shadow_elemental: shadowGrasp,
  grave_marshal: tombstone,
  name_eater: deathNote,
  herald_of_the_empty_throne: stoneThrone,
  veil_of_ash: wingCloak,
  star_of_edges: starShuriken,
  doom_scythe: scythe,
  oathless_blade: relicBlade,
  pit_torturer: slaveryWhip,
  soul_broker: contract,
  error_of_creation: cursedStar,
  hellforged_collar: spikedCollar,
  soul_thiefs_staff: skullStaff,
  pasytheas_mace: spikedMace,
  pasytheas_katana: katana,
  pasytheas_sabre: sparklingSabre,
  pasytheas_scimitar: saberSlash,
};

export const championArt = (kind: string): string | undefined => CHAMPIONS[kind];

/** A champion of the centre deck has the same picture on its card. */
export const cardArt = (card: string): string | undefined => CARDS[card] ?? CHAMPIONS[card];
