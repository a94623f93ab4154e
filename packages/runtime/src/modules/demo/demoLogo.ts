import type { AppContext } from '../../platform/contracts/context.ts';
import { storeDrawing } from '../media/index.ts';

/** The letters of the shop's name, as lines on a baseline at 70, and the width of each letter. */
const LETTERS: readonly (readonly [width: number, lines: string])[] = [
  [38, 'M35 19q-3-11-15-11q-14 0-14 14q0 12 15 15q16 4 16 17q0 16-17 16q-13 0-17-11'],
  [34, 'M0 4v66M0 50q0-20 17-20q17 0 17 20v20'],
  [40, 'M20 30a20 20 0 1 0 .1 0z'],
  [64, 'M0 30v64M20 30a20 20 0 1 0 .1 0z'],
  [40, 'M40 4v66M20 30a20 20 0 1 0 .1 0z'],
  [40, 'M0 50h40q0-20-20-20q-20 0-20 20q0 20 20 20q12 0 16-9'],
  [56, 'M0 30v40M0 46q0-16 14-16q14 0 14 16v24M28 46q0-16 14-16q14 0 14 16v24'],
  [40, 'M20 30a20 20 0 1 0 .1 0z'],
];

const GAP = 17;
const MARK = 104;
const HEIGHT = 103;

/** Draws the logo of the demo store, a mug and the name, on a transparent background. */
function drawLogo(ink: string, accent: string): string {
  let x = MARK;
  const words = LETTERS.map(([width, lines]) => {
    const letter = `<path d="${lines}" transform="translate(${x} 0)"/>`;
    x += width + GAP;
    return letter;
  });
  const width = x - GAP + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${HEIGHT * 2}" viewBox="0 -3 ${width} ${HEIGHT}">
<path d="M8 22h46v40q0 10-10 10H18q-10 0-10-10z" fill="${accent}"/><circle cx="56" cy="45" r="14" fill="none" stroke="${accent}" stroke-width="8"/>
<g fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">${words.join('')}</g>
</svg>`;
}

/** The logos for light and dark pages. */
const LOGOS = {
  logo: drawLogo('#1b1b1f', '#1d4f3c'),
  'logo-dark': drawLogo('#f1f0ee', '#7fb59b'),
} as const;

const keyOf = (name: string): string => `demo/${name}.png`;

/** Returns the path of a logo. */
export const logoUrl = (name: keyof typeof LOGOS): string => `/assets/${keyOf(name)}`;

/** Stores the logos. Must not run inside a transaction. Throws 503 if the storage fails. */
export async function drawDemoLogos(app: AppContext): Promise<void> {
  await Promise.all(Object.entries(LOGOS).map(([name, svg]) => storeDrawing(app, keyOf(name), svg)));
}
