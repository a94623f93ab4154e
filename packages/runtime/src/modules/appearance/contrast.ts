import type { Hex } from './contract.ts';

/** The contrast that WCAG 2.2 AA requires between text and background. */
export const TEXT_CONTRAST = 4.5;

/** Reports whether a string is a color as `#rrggbb`. */
export const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (color: Hex): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Channels): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colors. `share` is the proportion of the second color, from 0 to 1. */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const part = (index: 0 | 1 | 2): number => first[index] + (second[index] - first[index]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** Returns the relative luminance of a color, from 0 for black to 1 for white. */
export function luminanceOf(color: Hex): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 for equal colors to 21 for black on white. */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever is easier to read on a color. */
export const readableOn = (ground: Hex): Hex =>
  contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000';

const STEPS = 20;

/** Mixes a color with another color in steps of 5 %, until it has the required contrast with all backgrounds. */
export function withContrast(color: Hex, toward: Hex, grounds: readonly Hex[], minimum: number): Hex {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixed(color, toward, step / STEPS);
    if (grounds.every((ground) => contrastOf(tried, ground) >= minimum)) return tried;
  }
  return toward;
}
