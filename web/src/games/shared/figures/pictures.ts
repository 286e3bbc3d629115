/** Own artwork of the figures: layers of flat shapes in a box from -50 to 50, most of them one half that is mirrored. */

/** light: skin and bone; mid: shade and armour; dark: hollows; glow: eyes and muzzles; metal: machines. */
export type Tone = 'light' | 'mid' | 'dark' | 'glow' | 'metal';

export interface Layer {
  tone: Tone;
  d: string;
  /** Drawn once; without it the shape is mirrored at the upright axis. */
  once?: boolean;
}

const half = (tone: Tone, d: string): Layer => ({ tone, d });
const once = (tone: Tone, d: string): Layer => ({ tone, d, once: true });

const DEMONS: Record<string, Layer[]> = {
  possessed_soldier: [
    once('mid', 'M-33-8L-44-13V-44H-40V-16L-31-13Z'),
    half('light', 'M0-16L29-12L31 0C32 10 29 18 23 24L19 39L10 46H0Z'),
    half('mid', 'M0-46C24-46 38-31 39-8L43 0L30-3L26-11L0-14Z'),
    half('dark', 'M5-6L25-9L26 3L17 10L7 7Z'),
    once('glow', 'M10-3L21-5L21 2L15 5Z'),
    once('glow', 'M-17-1.5A3 3 0 1 1-11-1.5A3 3 0 1 1-17-1.5Z'),
    half('dark', 'M0 9L5 17L2 20H0Z'),
    half('dark', 'M0 24H14L16 22L13 38L7 41H0Z'),
    half('light', 'M1 24H5.5V30H1ZM7 24H11.5L11 29H7ZM2 41V35.5H6.5V41Z'),
    once('dark', 'M8-45.5L15-33L8-27L17-14H22L15-26L21-33L14-45Z'),
  ],
  imp: [
    half('mid', 'M26-20L47-31L37-10L50-6L33 8Z'),
    half('light', 'M0-30L7-38L13-29L25-47L28-24L36-14L34 6C33 22 20 38 0 46Z'),
    half('dark', 'M5-8L31-20C32-5 23 3 10 0Z'),
    half('glow', 'M12-6L26-13C25-6 20-2 13-2.5Z'),
    half('dark', 'M2 5L8 11L3 13Z'),
    half('dark', 'M0 20L27 8C25 25 14 36 0 38Z'),
    half('light', 'M2 19L7 29L11 15.5ZM13 15L17 25L21 11ZM0 38V31L5 36.5ZM9 35L12 27L16 31Z'),
    half('mid', 'M0-30L7-38L9-33L4-14L0-10Z'),
  ],
  pinky: [
    half('light', 'M22-24C36-20 44-28 43-44C53-30 50-10 33-5Z'),
    half('mid', 'M0-32C14-36 27-30 33-18C41-6 46 8 46 20C46 38 26 46 0 46Z'),
    half('light', 'M0-32C14-36 27-30 33-18L36-8L20-2L0 2Z'),
    half('dark', 'M10-14L26-20L25-10L15-7Z'),
    half('glow', 'M16-13L23-15.5L22-11L17-10Z'),
    half('dark', 'M3-8L9-11L8-2L4-2Z'),
    half('dark', 'M0 6L35-2C42 10 41 26 30 33C20 37 10 38 0 38Z'),
    half('light', 'M1 6L6 18L11 4ZM13 4L18 15L23 1.5ZM33-1L38 12L29 1ZM24 36L33 9L39 27ZM3 38L9 20L15 37.5Z'),
  ],
  cacodemon: [
    half('mid', 'M12-32L22-50L29-22ZM30-24L49-34L40-6Z'),
    half('light', 'M0-38C24-38 42-20 42 4C42 30 24 46 0 46Z'),
    half('mid', 'M42 4C42 30 24 46 0 46V40C20 40 34 26 36 0Z'),
    half('dark', 'M0-28C16-28 24-17 24-12C20-3 12 2 0 2Z'),
    half('glow', 'M0-24C8-24 12-18 12-13C12-7 7-2 0-2Z'),
    half('dark', 'M0-24L3.5-13L0-2Z'),
    half('dark', 'M0 9C16 9 28 5 35-1C37 20 22 37 0 38Z'),
    half('light', 'M1 9L5.5 20L10 8.5ZM12 8L17 19L21.5 5.5ZM24 4.5L28 13L31.5 1.5ZM3 38L7 28L12 36.5ZM15 35L18 26L23 30.5Z'),
    once('glow', 'M-5 26A5 4 0 0 1 5 26A5 4 0 0 1-5 26Z'),
  ],
  revenant: [
    half('metal', 'M22-44H47V-14H26L22-20Z'),
    half('dark', 'M34.5-37A8 8 0 0 1 34.5-21A8 8 0 0 1 34.5-37Z'),
    half('glow', 'M34.5-32.5A3.5 3.5 0 0 1 34.5-25.5A3.5 3.5 0 0 1 34.5-32.5Z'),
    half('mid', 'M30-14H40L36 20L24 46H10L8 36L24 30Z'),
    half('light', 'M0-40C14-40 22-31 22-17C22-8 20-3 17 2L15 12H0Z'),
    half('dark', 'M3-14C5-21 16-22 18-16C18-8 14-4 9-4C5-5 3-9 3-14Z'),
    half('glow', 'M10.5-16A3.5 3.5 0 0 1 10.5-9A3.5 3.5 0 0 1 10.5-16Z'),
    half('dark', 'M0-3L4 4L0 6ZM1 7.5H3V13H1ZM5.5 7.5H7.5V13H5.5ZM10 7H12V13H10Z'),
    half('light', 'M0 16H14L12 28L6 34H0Z'),
    half('dark', 'M1 16H3V21H1ZM5.5 16H7.5V21H5.5Z'),
    half('light', 'M0 37H5L28 29V33L5 41.5H0ZM0 44H5L24 38V41L7 47H0Z'),
  ],
  mancubus: [
    half('mid', 'M10-22C34-26 48-12 50 6L44 16L28 4Z'),
    half('light', 'M0-18C24-22 40-8 44 12C47 34 38 48 22 49H0Z'),
    half('mid', 'M44 12C47 34 38 48 22 49H0V43C20 43 34 30 34 4Z'),
    half('light', 'M0-46C14-46 23-38 23-27C23-15 13-7 0-7Z'),
    half('mid', 'M0-14C10-14 18-18 22-24C22-11 12-3 0-3Z'),
    half('dark', 'M4-31L18-37L17-28L8-26Z'),
    half('glow', 'M8-30L15-33L14-29L9-28Z'),
    half('dark', 'M0-22L13-24C12-17 7-14 0-14Z'),
    half('light', 'M2-22L5-15.5L8-23Z'),
    once('dark', 'M-1.5 2H1.5V44H-1.5ZM-8 8H8V11H-8ZM-10 19H10V22H-10ZM-8 30H8V33H-8Z'),
    half('metal', 'M30 8L49 2L50 28L47 38H33L30 28Z'),
    half('dark', 'M31 20L49.5 17V21L31 24Z'),
    half('dark', 'M40 30A8.5 8.5 0 0 1 40 47A8.5 8.5 0 0 1 40 30Z'),
    half('glow', 'M40 34.5A4 4 0 0 1 40 42.5A4 4 0 0 1 40 34.5Z'),
  ],
  baron_of_hell: [
    half('mid', 'M13 16C30 12 45 24 48 48H8Z'),
    half('light', 'M13-18C28-20 34-34 30-50C48-36 48-8 21-3Z'),
    half('mid', 'M33-36L40-30L41-24L34-29ZM28-24L38-18L36-13L27-18Z'),
    half('light', 'M0-28C9-28 15-24 17-14L30-8L21 2C20 16 15 28 11 36L0 47Z'),
    half('mid', 'M0-28C5-28 8-26 10-22L5 4L0 8Z'),
    half('dark', 'M4-5L20-13L18-2L9 1Z'),
    half('glow', 'M9-4L17-8L16-3L11-1.5Z'),
    half('dark', 'M1 12L7 15L4 20H1Z'),
    half('dark', 'M0 27L10 22L8 33L0 38Z'),
    half('light', 'M3 26L6 34L8.5 23.5Z'),
  ],
  cyberdemon: [
    half('mid', 'M10 20C30 12 46 24 49 49H0V34Z'),
    half('light', 'M14-24C30-22 42-30 43-48C55-30 48-4 19-7Z'),
    half('mid', 'M42-38L48-30L47-22L40-30ZM35-28L42-19L38-13L31-22Z'),
    half('light', 'M0-32C11-32 18-25 20-13C22 4 18 18 12 26L0 34Z'),
    half('mid', 'M0-32C6-32 9-28 10-22L4 0H0Z'),
    half('dark', 'M4-8L20-15L18-2L8 1Z'),
    half('glow', 'M9-6L17-9.5L16-4L11-2Z'),
    half('metal', 'M0 8L17 4C18 14 14 22 11 27L0 35Z'),
    half('dark', 'M0 13H10V16H0ZM0 20H8V23H0ZM0 27H5V30H0Z'),
    once('metal', 'M24 14H50V50H24Z'),
    once('dark', 'M37 20A9 9 0 0 1 37 38A9 9 0 0 1 37 20ZM26 41H48V44H26Z'),
    once('glow', 'M37 25A4 4 0 0 1 37 33A4 4 0 0 1 37 25Z'),
    once('metal', 'M-40 22L-28 16L-24 24L-36 32ZM-46 34L-32 30L-30 38L-47 43Z'),
    once('glow', 'M-5 43A5 5 0 0 1 5 43A5 5 0 0 1-5 43Z'),
  ],
  zombie: [
    half('mid', 'M0-14H30L40-2L36 24H0Z'),
    half('light', 'M0-47C20-47 33-33 33-13C33-3 29 3 25 8L22 22L13 27H0Z'),
    half('dark', 'M4-12C7-21 22-22 25-14C25-4 19 1 13 1C7 0 3-5 4-12Z'),
    once('glow', 'M10-12A5 5 0 1 1 20-12A5 5 0 1 1 10-12Z'),
    once('glow', 'M-18-9A3 3 0 1 1-12-9A3 3 0 1 1-18-9Z'),
    half('dark', 'M0 0L5 9L0 11Z'),
    half('dark', 'M0 14H19L17 23H0Z'),
    half('light', 'M1 13H5V19H1ZM8 13H12V18H8ZM4 24V19.5H8V24ZM12 24V20H16V24Z'),
    once('dark', 'M4-47L10-36L3-31L13-19L9-31L16-36L9-46Z'),
    half('light', 'M0 31H34L38 47H0Z'),
    half('dark', 'M0 35H10V38H0ZM0 42H14V45H0Z'),
  ],
  trite: [
    half('mid', 'M16-8L34-34L49-28L44-24L35-26L22-2ZM20 2L42-12L50 6L45 8L40-3L22 10ZM20 12L40 14L46 38L41 39L35 20L18 20ZM14 20L28 30L24 48L20 46L22 33L10 26Z'),
    half('light', 'M0-30C16-30 26-18 26-2C26 14 16 26 0 26Z'),
    half('mid', 'M0-30C8-30 12-26 14-22L4-14L0-12Z'),
    half('dark', 'M3-8L17-13C19-5 14 0 6-1Z'),
    half('glow', 'M8-7L14-9.5C14-6 11-3.5 8-4Z'),
    half('dark', 'M5 3A3 3 0 1 1 11 3A3 3 0 1 1 5 3Z'),
    half('dark', 'M0 9L16 7C15 15 9 20 0 21Z'),
    half('light', 'M1 9L4 16L7 8ZM9 8L11 14L14 7Z'),
  ],
  archvile: [
    half('light', 'M24-4L38-18L36-30L41-34L43-24L46-36L49-34L48-14L32 10Z'),
    half('glow', 'M42-36C35-42 41-46 40-50C48-46 50-40 45-35Z'),
    half('light', 'M0-48C12-48 20-40 20-28C20-18 16-8 10-2L0 2Z'),
    half('dark', 'M3-26L17-32L15-20L7-18Z'),
    half('glow', 'M7-24L14-27L13-22L9-20.5Z'),
    half('dark', 'M0-12L8-14L6-5L0-3Z'),
    half('light', 'M1-12L3-8L5-13ZM1-3L3-7L5-4.5Z'),
    half('mid', 'M4 4L24-4L32 10L26 30L20 48H8L12 24Z'),
    half('light', 'M0 4L12 4L14 20L10 44L0 48Z'),
    half('dark', 'M0 9H8V11.5H0ZM0 16H9V18.5H0ZM0 23H8V25.5H0ZM0 31L5 34L0 38Z'),
  ],
  hell_knight: [
    half('mid', 'M8-10C28-18 44-6 50 14L44 40L32 46L30 26L14 14Z'),
    half('light', 'M30 26L46 22L48 34L44 48L40 38L37 49L33 39L29 46Z'),
    half('light', 'M12-30C22-32 28-40 27-50C38-40 36-22 20-17Z'),
    half('light', 'M0-40C12-40 19-32 20-20C20-6 14 6 8 12L0 16Z'),
    half('mid', 'M0-40C5-40 8-37 9-33L4-14H0Z'),
    half('dark', 'M3-18L18-24L16-13L8-11Z'),
    half('glow', 'M8-16.5L15-19.5L14-15L10-13.5Z'),
    half('dark', 'M0-4L12-7C11 2 6 7 0 8Z'),
    half('light', 'M1-4L4 3L7-5.5ZM2 8L5 2L9 3Z'),
    half('light', 'M0 20L14 16C24 22 27 34 23 49H0Z'),
    half('dark', 'M0 24H12V27H0ZM0 32H14V35H0ZM0 40H12V43H0Z'),
  ],
};

/** What a demon has below its box where its base is longer than wide: drawn under the rest, down to `y`. */
const BODIES: Record<string, { y: number; layers: Layer[] }> = {
  baron_of_hell: {
    y: 150,
    layers: [
      half('mid', 'M0 40L47 42C51 58 50 74 45 88L38 98L29 92L35 74L31 60L28 94C35 108 35 122 30 134L34 147H13L12 130C10 118 6 108 0 104Z'),
      half('light', 'M3 54L27 50C30 62 24 72 14 75L3 72Z'),
      half('light', 'M3 79H17L15 87H3ZM3 91H13L10 99H3Z'),
      half('light', 'M28 92L39 98L41 114L36 105L34 117L30 106L25 113Z'),
      half('light', 'M17 106C24 112 26 122 24 131L17 130Z'),
      half('dark', 'M13 139H33L35 149H11Z'),
    ],
  },
  cyberdemon: {
    y: 100,
    layers: [
      half('mid', 'M0 44H48C50 58 45 72 36 80L34 99H11L8 86H0Z'),
      half('metal', 'M4 55H25L21 68H4Z'),
      half('dark', 'M4 73H19V76.5H4ZM4 81H15V84.5H4Z'),
      once('metal', 'M24 48H50V64L45 74H29L24 64ZM-34 82L-12 84V99H-36Z'),
      once('dark', 'M29 56H45V59H29ZM30 65H44V68H30ZM-33 89H-13V92H-33Z'),
    ],
  },
};

const HELMET: Layer[] = [
  half('mid', 'M28-12H38C42-12 43-8 43-4V12L38 18H28Z'),
  half('light', 'M0-42C22-42 35-27 36-6V12L27 33L12 43H0Z'),
  half('mid', 'M0 20L18 15L23 30L12 43H0Z'),
  half('dark', 'M4 26H15V29H4ZM4 33H13V36H4Z'),
  once('mid', 'M-4-42H4V-20H-4Z'),
];

const VISORS: Record<string, Layer[]> = {
  alpha: [half('dark', 'M0-16L29-18L32 2L20 16L0 13Z'), half('glow', 'M0-11L25-13L27 1L17 11L0 8Z')],
  bravo: [half('dark', 'M0-18L31-20L28 1L12 5L9 24L0 27Z'), half('glow', 'M0-13L26-15L24-3L7 1L5 20L0 22Z')],
  charlie: [
    half('dark', 'M17-17A14 14 0 0 1 17 11A14 14 0 0 1 17-17ZM0-6H8V2H0Z'),
    half('glow', 'M17-11.5A8.5 8.5 0 0 1 17 5.5A8.5 8.5 0 0 1 17-11.5Z'),
  ],
  delta: [
    half('dark', 'M0-4L31-11L30 3L16 12L0 10Z'),
    half('glow', 'M0 1L26-5L25 1L14 6L0 5Z'),
    half('dark', 'M0-33L11-21L0-9Z'),
    half('glow', 'M0-28L6.5-21L0-14Z'),
  ],
};

const OBJECTS: Record<string, Layer[]> = {
  drone: [
    half('metal', 'M14-6L30-16V-4L16 8Z'),
    half('dark', 'M24-30H48V-18H24Z'),
    half('metal', 'M22-27H50V-21H22Z'),
    half('light', 'M0-18C14-18 22-9 22 2C22 15 13 24 0 24Z'),
    half('dark', 'M0-8A11 11 0 0 1 0 14Z'),
    half('glow', 'M0-3A6 6 0 0 1 0 9Z'),
    half('metal', 'M5 23H12L18 42H12Z'),
  ],
  machine: [
    half('metal', 'M0-40H30V42H0Z'),
    half('light', 'M0-34H24V-2H0Z'),
    half('dark', 'M0-29H19V-7H0Z'),
    once('glow', 'M-16-14L-8-14L-4-24L2-11L6-18L9-14H16V-11H7L6-12L1-3L-4-16L-6-11H-16Z'),
    half('dark', 'M4 6H24V11H4ZM4 17H24V22H4ZM4 28H24V33H4Z'),
    half('mid', 'M30-28H40V34H30Z'),
  ],
};

/** The lower edge of a figure's picture on a base that is longer than wide; its upper edge is at -50. */
export function footOf(name: string, tall: boolean): number {
  return (tall && BODIES[name]?.y) || 50;
}

/** The layers of a figure: a demon type, a marine, or an objective token that stands on the map. */
export function artOf(name: string, tall = false): Layer[] {
  const visor = VISORS[name];
  if (visor) return [...HELMET, ...visor];
  return [...((tall && BODIES[name]?.layers) || []), ...(DEMONS[name] ?? OBJECTS[name] ?? [])];
}

export const DEMON_TYPES = Object.keys(DEMONS);
export const MARINES = Object.keys(VISORS);
export const OBJECT_KINDS = Object.keys(OBJECTS);
