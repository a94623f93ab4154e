import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { lineageOfCategory } from '../categories/category.loaders.ts';

/** A link to an entity of the catalogue. */
export interface Crumb {
  readonly name: string;
  /** A path of the shop. */
  readonly url: string;
}

/** The way from the root of the tree down to a category, it included. One statement. */
export const crumbsTo = async (context: ReadContext, categoryId: number): Promise<readonly Crumb[]> => {
  const lineage = await context.loader(lineageOfCategory)(categoryId);
  return lineage.map(({ name, path }) => ({ name, url: path }));
};
