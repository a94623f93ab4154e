import type { AppContext } from '../../../platform/context.ts';
import { storeDrawing } from '../../media/index.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoPicture } from './demoPicture.ts';

/** How many pictures the made-up products of `shop seed demo --products` share. */
export const BULK_PICTURES = 50;

const keyOf = (name: string): string => `demo/${name}.jpg`;

/** The address of a demo picture. */
export const demoPictureUrl = (name: string): string => `/assets/${keyOf(name)}`;

/**
 * Draws the pictures of the demo catalogue, and those of made-up products, into the storage; what is there stays. Never
 * inside a transaction. Throws 503 when the storage fails.
 */
export async function drawDemoPictures(app: AppContext, of: 'catalogue' | 'bulk'): Promise<void> {
  const names =
    of === 'bulk'
      ? Array.from({ length: BULK_PICTURES }, (_, number) => `bulk-${number}`)
      : demoCatalogue.flatMap(({ products }) => products.map(({ urlKey }) => urlKey));
  await Promise.all(names.map((name) => storeDrawing(app, keyOf(name), demoPicture(name))));
}
