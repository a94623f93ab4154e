import type { ReadContext } from '../../platform/loading/readContext.ts';

/** Who reads the blog: customers see what is public, administrators everything. */
export type Readers = 'customers' | 'administrators';

export const readersOf = ({ audience }: Pick<ReadContext, 'audience'>): Readers =>
  audience === 'storefront' ? 'customers' : 'administrators';

/** The moment at which posts must be public to be shown; null for administrators, who see drafts too. */
export const publicAtOf = ({ audience, app }: ReadContext): Date | null =>
  audience === 'storefront' ? app.clock.now() : null;
