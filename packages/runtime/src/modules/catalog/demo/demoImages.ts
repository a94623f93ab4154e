import type { AppContext } from '../../../platform/contracts/context.ts';
import { storeDrawing } from '../../media/index.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoDrawing } from './demoShapes.ts';
import { DEMO_COLORS, demoExtras } from './demoVariants.ts';
import { drawScene } from './drawScene.ts';

/** The width and height of a product image in pixels, with the 4:5 aspect ratio of tiles. */
const WIDTH = 800;
const HEIGHT = 1000;

/** Wall and table colors, and default product colors, selected by product name. */
const ROOMS = [
  ['#e9d8c3', '#a9784d'],
  ['#d5dfe3', '#94694a'],
  ['#cfdccb', '#8b7a52'],
  ['#eadcd6', '#9c7358'],
  ['#dcd8e3', '#8d6f63'],
] as const;
const COLORS = ['#b5593a', '#2f4858', '#35564f', '#c2862b', '#7a5a2e', '#5b4a73', '#3d5f77', '#8a4b4b'];

/** Picks a list item by product name. The same name always returns the same item. */
const pick = <T>(list: readonly T[], name: string, seed: number): T => {
  const sum = [...name].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, seed);
  return list[sum % list.length] as T;
};

/** The image kinds for each catalog product: tile, close-up, and group of several units. */
const VIEWS = ['', '-near', '-several'] as const;
type View = (typeof VIEWS)[number];

/** Draws a demo product as an SVG, in its own color unless another color is provided. */
export function demoImage(name: string, view: View = '', painted?: string): string {
  const color = painted ?? demoDrawing(name).color ?? pick(COLORS, name, 3);
  const product = (x: number, ground: number, size: number) => ({ urlKey: name, x, ground, size, color });
  const [products, seed] = {
    '': [[product(0, 840, 800)], 7] as const,
    '-near': [[product(-180, 960, 1160)], 9] as const,
    '-several': [[product(-90, 760, 560), product(370, 750, 520), product(110, 860, 640)], 11] as const,
  }[view];
  const [wall, table] = pick(ROOMS, name, seed);
  return drawScene({ width: WIDTH, height: HEIGHT, wall, table, products });
}

/** Number of images shared by the products generated with `shop seed demo --products`. */
export const BULK_IMAGES = 50;

const keyOf = (name: string): string => `demo/${name}.jpg`;

/** Lists the image paths of a demo catalog product. */
export const demoImageUrls = (urlKey: string): readonly string[] =>
  VIEWS.map((view) => demoImageUrl(`${urlKey}${view}`));

/** The image kinds for a variant: tile and close-up. */
const VARIANT_VIEWS = ['', '-near'] as const;

const variantName = (urlKey: string, color: string): string => `${urlKey}-${color.toLowerCase()}`;

/** Lists the image paths of a product in the color of a variant. */
export const variantImageUrls = (urlKey: string, color: string): readonly string[] =>
  VARIANT_VIEWS.map((view) => demoImageUrl(`${variantName(urlKey, color)}${view}`));

/** Creates the path of a demo image. */
export const demoImageUrl = (name: string): string => `/assets/${keyOf(name)}`;

/** Stores a demo store drawing as the image with the given name. It must not run inside a transaction. Throws 503 if the storage fails. */
export const storeDemoImage = (app: AppContext, name: string, svg: string): Promise<void> =>
  storeDrawing(app, keyOf(name), svg);

/**
 * Draws the images of the demo catalog or of the generated products and saves them to the image storage. Existing images are
 * not replaced. It must not run inside a transaction. Throws 503 if the storage fails.
 */
export async function drawDemoImages(app: AppContext, of: 'catalogue' | 'bulk'): Promise<void> {
  const drawings =
    of === 'bulk'
      ? Array.from({ length: BULK_IMAGES }, (_, number) => drawing(`bulk-${number}`, VIEWS[0]))
      : demoCatalogue.flatMap(({ products }) => products.flatMap(({ urlKey }) => drawingsOf(urlKey)));
  await Promise.all(drawings.map(({ name, svg }) => storeDemoImage(app, name, svg())));
}

const drawing = (urlKey: string, view: View, color?: string) => ({
  name: `${color === undefined ? urlKey : variantName(urlKey, color)}${view}`,
  svg: () => demoImage(urlKey, view, color === undefined ? undefined : DEMO_COLORS[color]),
});

/** Lists the drawings of a product and of its additional colors. The first variant is the product itself. */
function drawingsOf(urlKey: string) {
  const colors = new Set(demoExtras[urlKey]?.variants?.slice(1).flatMap(({ color }) => color ?? []));
  colors.delete(demoExtras[urlKey]?.variants?.[0]?.color ?? '');
  return [
    ...VIEWS.map((view) => drawing(urlKey, view)),
    ...[...colors].flatMap((color) => VARIANT_VIEWS.map((view) => drawing(urlKey, view, color))),
  ];
}
