import type { AppContext } from '../../platform/contracts/context.ts';
import { demoImageUrl, drawScene, storeDemoImage } from '../catalog/index.ts';
import type { Scene, SceneProduct } from '../catalog/index.ts';

/** The images of the demo homepage and lookbook. Each shows several products from the demo catalog on a table. */

const product = (urlKey: string, x: number, ground: number, size: number, color: string): SceneProduct => ({
  urlKey,
  x,
  ground,
  size,
  color,
});

const tall = (wall: string, table: string, ...products: readonly SceneProduct[]): Scene => ({
  width: 800,
  height: 1000,
  wall,
  table,
  products,
});

const wide = (wall: string, table: string, ...products: readonly SceneProduct[]): Scene => ({
  width: 800,
  height: 600,
  wall,
  table,
  products,
});

const SCENES: Readonly<Record<string, Scene>> = {
  hero: {
    width: 1600,
    height: 900,
    wall: '#e7d9c4',
    table: '#b98f62',
    products: [
      product('desk-lamp', 620, 650, 560, '#c2862b'),
      product('terracotta-planter', 1170, 665, 500, '#b5593a'),
      product('pour-over-coffee-set', 880, 720, 470, '#35564f'),
      product('stoneware-mug', 1130, 790, 340, '#2f4858'),
      product('beeswax-candle', 1370, 800, 260, '#d9a441'),
    ],
  },
  kitchen: tall(
    '#e9d8c3',
    '#a9784d',
    product('pour-over-coffee-set', 270, 760, 600, '#35564f'),
    product('stoneware-mug', 30, 850, 440, '#b5593a'),
  ),
  desk: tall(
    '#d5dfe3',
    '#94694a',
    product('desk-lamp', 200, 750, 680, '#c2862b'),
    product('dotted-notebook-a5', 30, 850, 430, '#2f4858'),
  ),
  outdoors: tall(
    '#cfdccb',
    '#7c8a5a',
    product('waxed-canvas-backpack', 20, 770, 690, '#7a5a2e'),
    product('steel-water-bottle', 430, 850, 420, '#3d5f77'),
  ),
  'home-living': tall(
    '#eadcd6',
    '#9c7358',
    product('terracotta-planter', 0, 760, 660, '#b5593a'),
    product('beeswax-candle', 410, 850, 380, '#d9a441'),
  ),
  story: wide(
    '#d9e0d3',
    '#a9784d',
    product('enamel-camping-pot', 310, 470, 480, '#2f5d62'),
    product('pour-over-coffee-set', 40, 460, 420, '#8a5a34'),
    product('chefs-knife-20', 90, 550, 380, '#5d3f28'),
  ),
  morning: wide(
    '#ecdcc2',
    '#b98f62',
    product('pour-over-coffee-set', 60, 470, 460, '#35564f'),
    product('stoneware-mug', 340, 480, 330, '#2f4858'),
    product('stoneware-mug', 500, 540, 290, '#c9b48f'),
  ),
  noon: wide(
    '#d5dfe3',
    '#94694a',
    product('desk-lamp', 380, 470, 480, '#c2862b'),
    product('letter-paper', 60, 500, 360, '#2f4858'),
    product('brass-ballpoint-pen', 250, 540, 260, '#a8843c'),
  ),
  dusk: wide(
    '#cdbfc9',
    '#7d5a49',
    product('beeswax-candle', 130, 470, 400, '#d9a441'),
    product('beeswax-candle', 350, 510, 320, '#d9a441'),
    product('terracotta-planter', 500, 480, 360, '#b5593a'),
  ),
};

/** The shop's icon: the mug on the colors of the homepage. */
const ICON: Scene = {
  width: 480,
  height: 480,
  wall: '#e7d9c4',
  table: '#b98f62',
  products: [product('stoneware-mug', 0, 420, 480, '#2f4858')],
};

const sceneImage = (name: string): string => `scene-${name}`;

/** Returns the path of a scene image. */
export const sceneUrl = (name: string): string => demoImageUrl(sceneImage(name));

/**
 * Creates the shop's icon and the images of the demo homepage and lookbook, and stores them. Must not run inside a transaction. Throws 503 if the storage
 * fails.
 */
export async function drawDemoScenes(app: AppContext): Promise<void> {
  await Promise.all(
    Object.entries({ ...SCENES, icon: ICON }).map(([name, scene]) =>
      storeDemoImage(app, sceneImage(name), drawScene(scene)),
    ),
  );
}
