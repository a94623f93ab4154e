import type { AppContext } from '../../../platform/context.ts';
import { storeDrawing } from '../../media/index.ts';
import { demoCatalogue } from './demoCatalogue.ts';

/** Images of the demo store: plain shapes on a plain ground, drawn by us. Coordinates are of a square of 100. */

const SIDE = 640;

/** The shapes of each demo product, by its URL key. */
const SHAPES: Readonly<Record<string, string>> = {
  'stoneware-mug':
    '<rect x="30" y="34" width="34" height="38" rx="5"/><circle cx="66" cy="52" r="10" fill="none" stroke-width="5"/>',
  'cast-iron-skillet':
    '<circle cx="42" cy="54" r="22"/><rect x="60" y="36" width="30" height="8" rx="4" transform="rotate(-35 62 40)"/>',
  'olive-wood-spoon':
    '<ellipse cx="50" cy="30" rx="10" ry="14"/><rect x="47" y="40" width="6" height="44" rx="3"/>',
  'pour-over-coffee-set': '<path d="M32 26h36l-14 24v6l14 26H32l14-26v-6z"/>',
  'linen-tea-towels':
    '<rect x="26" y="24" width="30" height="48"/><rect x="44" y="30" width="30" height="48" opacity=".6"/>',
  'chefs-knife-20': '<path d="M14 56q30-22 52-16v16z"/><rect x="66" y="42" width="24" height="10" rx="4"/>',
  'dotted-notebook-a5':
    '<rect x="30" y="22" width="42" height="56" rx="4"/><rect x="36" y="22" width="3" height="56" opacity=".4" fill="#fff"/>',
  'brass-ballpoint-pen': '<path d="M24 78l6-14 42-42 8 8-42 42z"/>',
  'desk-lamp':
    '<path d="M54 20l24 18-8 10-24-18z"/><path d="M56 36L36 54l12 22" fill="none" stroke-width="4"/><rect x="30" y="76" width="34" height="6" rx="3"/>',
  'felt-desk-mat':
    '<rect x="14" y="36" width="72" height="34" rx="3"/><rect x="14" y="36" width="72" height="34" rx="3" opacity=".3" fill="#fff" transform="translate(4 5)"/>',
  'oak-pen-tray':
    '<rect x="16" y="40" width="68" height="26" rx="6"/><path d="M22 47h56M22 53h56M22 59h56" stroke="#fff" stroke-width="2" opacity=".5"/>',
  'letter-paper':
    '<rect x="32" y="20" width="38" height="54"/><path d="M38 32h26M38 40h26M38 48h18" stroke="#fff" stroke-width="2"/>',
  'waxed-canvas-backpack':
    '<rect x="30" y="30" width="40" height="50" rx="10"/><path d="M40 30v-4q10-10 20 0v4" fill="none" stroke-width="4"/><rect x="36" y="54" width="28" height="18" rx="3" opacity=".4" fill="#fff"/>',
  'steel-water-bottle':
    '<rect x="38" y="32" width="24" height="50" rx="7"/><rect x="43" y="20" width="14" height="10" rx="3"/>',
  'wool-picnic-blanket':
    '<rect x="22" y="28" width="56" height="46"/><path d="M36 28v46M50 28v46M64 28v46M22 40h56M22 51h56M22 62h56" stroke="#fff" stroke-width="2" opacity=".5"/>',
  'pocket-knife':
    '<rect x="20" y="52" width="52" height="14" rx="7"/><path d="M24 52q14-24 44-22L40 52z" opacity=".6"/>',
  'enamel-camping-pot':
    '<rect x="26" y="42" width="48" height="34" rx="5"/><rect x="23" y="36" width="54" height="5" rx="2"/><circle cx="50" cy="32" r="4"/>',
  'head-torch':
    '<path d="M20 50q30-34 60 0" fill="none" stroke-width="7"/><circle cx="50" cy="46" r="13"/><circle cx="50" cy="46" r="6" fill="#fff"/>',
  'beeswax-candle':
    '<rect x="38" y="42" width="24" height="40" rx="3"/><path d="M50 22q9 11 0 17q-9-6 0-17z" opacity=".6"/>',
  'wall-clock':
    '<circle cx="50" cy="50" r="29"/><path d="M50 32v18l12 8" fill="none" stroke="#fff" stroke-width="4"/>',
  'linen-cushion': '<path d="M24 26q26 8 52 0q-8 24 0 48q-26-8-52 0q8-24 0-48z"/>',
  'terracotta-planter':
    '<path d="M30 46h40l-6 34H36z"/><path d="M50 46q-18-10-14-26q14 6 14 26q0-20 14-26q4 16-14 26z" opacity=".6"/>',
  'cotton-throw':
    '<path d="M24 30h52v40H24z"/><path d="M24 40l13 10 13-10 13 10 13-10M24 54l13 10 13-10 13 10 13-10" fill="none" stroke="#fff" stroke-width="2"/>',
  'gift-card':
    '<rect x="18" y="32" width="64" height="40" rx="5"/><path d="M50 32v40M18 52h64" stroke="#fff" stroke-width="4" opacity=".7"/>',
};

const BOX =
  '<path d="M50 22l28 14v30L50 80 22 66V36z"/><path d="M22 36l28 14 28-14M50 50v30" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>';

/** Draws a demo product as an SVG. Products without shapes of their own are boxes. */
export function demoPicture(name: string): string {
  const hue = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
  const ink = `hsl(${hue} 42% 40%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">
<rect width="100" height="100" fill="hsl(${hue} 30% 93%)"/>
<ellipse cx="50" cy="83" rx="34" ry="4" fill="hsl(${hue} 25% 84%)"/>
<g fill="${ink}" stroke="${ink}" stroke-width="0">${SHAPES[name] ?? BOX}</g>
</svg>`;
}

/** The number of images that the generated products of `shop seed demo --products` share. */
export const BULK_PICTURES = 50;

const keyOf = (name: string): string => `demo/${name}.jpg`;

/** Makes the path of a demo image. */
export const demoPictureUrl = (name: string): string => `/assets/${keyOf(name)}`;

/**
 * Draws the images of the demo catalogue or of the generated products into the storage; existing ones stay. It must not run
 * inside a transaction. Throws 503 when the storage fails.
 */
export async function drawDemoPictures(app: AppContext, of: 'catalogue' | 'bulk'): Promise<void> {
  const names =
    of === 'bulk'
      ? Array.from({ length: BULK_PICTURES }, (_, number) => `bulk-${number}`)
      : demoCatalogue.flatMap(({ products }) => products.map(({ urlKey }) => urlKey));
  await Promise.all(names.map((name) => storeDrawing(app, keyOf(name), demoPicture(name))));
}
