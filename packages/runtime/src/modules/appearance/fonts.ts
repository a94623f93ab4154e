/** The fallback fonts while a font loads, and for scripts that the font does not cover. */
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const SERIF = 'Georgia, "Times New Roman", "Noto Serif", serif';

/** The system font, which is available immediately. */
export const SYSTEM_FONT = 'system';

interface Font {
  /** The font family name in stylesheets. */
  readonly family: string;
  /** The fallback fonts. */
  readonly fallback: string;
  /** The minimum and maximum font weight in the file. */
  readonly weights: string;
}

/** The fonts that the shop hosts, keyed by their package name below `@fontsource-variable/`. */
export const FONTS: Readonly<Record<string, Font>> = {
  inter: { family: 'Inter', fallback: SANS, weights: '100 900' },
  figtree: { family: 'Figtree', fallback: SANS, weights: '300 900' },
  lora: { family: 'Lora', fallback: SERIF, weights: '400 700' },
  'playfair-display': { family: 'Playfair Display', fallback: SERIF, weights: '400 900' },
};

/** The choices in the settings. */
export const FONT_NAMES = [SYSTEM_FONT, ...Object.keys(FONTS)] as const;

/** The character ranges of each font file. Browsers load the second file only if a page contains its characters. */
export const SUBSETS: Readonly<Record<string, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** The font packages' version. It is part of file URLs, so that browsers can cache files permanently. */
export const FONT_VERSION = '5.3.0';

/** Returns the path of a font file. */
export const fontPath = (name: string, subset: string): string =>
  `/fonts/${name}-${subset}-${FONT_VERSION}.woff2`;

/** Creates the `@font-face` rules for a font. Browsers show text in the fallback font until the font has loaded. */
export const fontFaces = (name: string): string => {
  const font = FONTS[name];
  if (!font) return '';
  return Object.entries(SUBSETS)
    .map(
      ([subset, range]) =>
        `@font-face { font-family: "${font.family}"; font-style: normal; font-display: swap; font-weight: ${font.weights}; src: url("${fontPath(name, subset)}") format("woff2"); unicode-range: ${range}; }\n`,
    )
    .join('');
};

/** Returns a font's family list for stylesheets. Returns the system font if the name is unknown. */
export const familiesOf = (name: string): string => {
  const font = FONTS[name];
  return font ? `"${font.family}", ${font.fallback}` : SANS;
};
