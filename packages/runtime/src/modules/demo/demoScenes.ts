import type { AppContext } from '../../platform/contracts/context.ts';
import { demoImageUrl, drawScene, storeDemoImage } from '../catalog/index.ts';
import type { Scene, SceneProduct } from '../catalog/index.ts';

/** The demo homepage's images. Each shows several products from the demo catalog on a table. */

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
  story: {
    width: 800,
    height: 600,
    wall: '#d9e0d3',
    table: '#a9784d',
    products: [
      product('enamel-camping-pot', 310, 470, 480, '#2f5d62'),
      product('pour-over-coffee-set', 40, 460, 420, '#8a5a34'),
      product('chefs-knife-20', 90, 550, 380, '#5d3f28'),
    ],
  },
};

const sceneImage = (name: string): string => `scene-${name}`;

/** Returns the path of a scene image. */
export const sceneUrl = (name: string): string => demoImageUrl(sceneImage(name));

/**
 * Creates the demo homepage's images and stores them. Must not run inside a transaction. Throws 503 if the storage
 * fails.
 */
export async function drawDemoScenes(app: AppContext): Promise<void> {
  await Promise.all(
    Object.entries(SCENES).map(([name, scene]) => storeDemoImage(app, sceneImage(name), drawScene(scene))),
  );
}
