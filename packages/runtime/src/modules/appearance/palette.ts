import { contrastOf, luminanceOf, mixed, readableOn, TEXT_CONTRAST, withContrast } from './contrast.ts';
import type { ChosenColors, Hex } from './contract.ts';

/** The shop's default colors. */
export const DEFAULT_COLORS: ChosenColors = { accent: '#1d4f3c', background: '#ffffff', text: '#1b1b1f' };

/** The background and text colors of dark pages. */
const DARK = { background: '#151517', text: '#f1f0ee' };

/** The colors of all design tokens derived from the chosen colors. */
export interface Palette {
  readonly ink: Hex;
  readonly quiet: Hex;
  readonly line: Hex;
  readonly faint: Hex;
  readonly paper: Hex;
  readonly wash: Hex;
  readonly raised: Hex;
  readonly accent: Hex;
  readonly 'accent-strong': Hex;
  readonly 'on-accent': Hex;
  readonly 'accent-wash': Hex;
  readonly wrong: Hex;
  readonly 'wrong-wash': Hex;
}

const LINE_CONTRAST = 3;

/** Reports whether a background is dark. If so, pages are also dark on devices with a light color scheme. */
export const isDark = (background: Hex): boolean => luminanceOf(background) < 0.18;

/** Creates the complete palette from the chosen colors. Every text color has the contrast that WCAG requires on every background. */
function paletteFrom({ accent, background: paper, text: ink }: ChosenColors, wrong: Hex): Palette {
  const wash = mixed(paper, ink, 0.04);
  const grounds = [paper, wash];
  const washOf = (color: Hex): Hex => mixed(paper, color, 0.1);
  const readable = (color: Hex): Hex => withContrast(color, ink, [...grounds, washOf(color)], TEXT_CONTRAST);
  const shown = readable(accent);
  return {
    ink,
    quiet: withContrast(mixed(paper, ink, 0.62), ink, grounds, TEXT_CONTRAST),
    line: withContrast(mixed(paper, ink, 0.45), ink, grounds, LINE_CONTRAST),
    faint: mixed(paper, ink, 0.14),
    paper,
    wash,
    raised: isDark(paper) ? mixed(paper, ink, 0.05) : paper,
    accent: shown,
    'accent-strong': mixed(shown, ink, 0.25),
    'on-accent': readableOn(shown),
    'accent-wash': washOf(shown),
    wrong: readable(wrong),
    'wrong-wash': washOf(readable(wrong)),
  };
}

const WRONG = '#a3121a';
const WRONG_IN_THE_DARK = '#ff9c9c';

/**
 * Creates the palettes for the light and dark color schemes. If the merchant chose a dark background, both color
 * schemes use it.
 */
export function palettesOf(colors: ChosenColors): { readonly light: Palette; readonly dark: Palette } {
  if (isDark(colors.background)) {
    const both = paletteFrom(colors, WRONG_IN_THE_DARK);
    return { light: both, dark: both };
  }
  return {
    light: paletteFrom(colors, WRONG),
    dark: paletteFrom({ ...DARK, accent: lightened(colors.accent) }, WRONG_IN_THE_DARK),
  };
}

/** Lightens a dark accent color by half before its contrast is adjusted to a dark background, to preserve the hue. */
const lightened = (accent: Hex): Hex => (luminanceOf(accent) < 0.3 ? mixed(accent, '#ffffff', 0.5) : accent);

/**
 * Returns the first chosen color that is unreadable, with its contrast ratio. Returns null if all colors are
 * readable.
 */
export function colorFault({
  accent,
  background,
  text,
}: ChosenColors): { readonly path: keyof ChosenColors; readonly contrast: number } | null {
  const ofText = contrastOf(text, background);
  if (ofText < TEXT_CONTRAST) return { path: 'text', contrast: ofText };
  const ofAccent = contrastOf(accent, background);
  return ofAccent < TEXT_CONTRAST ? { path: 'accent', contrast: ofAccent } : null;
}
