import type { ReadContext } from '../../../platform/loading/readContext.ts';

/** Who reads the catalogue. `live`: the storefront, which shows only what is enabled and not hidden. */
export interface Audience {
  readonly live: boolean;
}

/** Sees everything. */
export const admins: Audience = { live: false };

export const audienceOf = ({ audience }: ReadContext): Audience => ({ live: audience === 'storefront' });
