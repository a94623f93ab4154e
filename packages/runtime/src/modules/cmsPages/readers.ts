import type { ReadContext } from '../../platform/loading/readContext.ts';
import type { Readers } from './cmsPage.repo.ts';

export const readersOf = ({ audience }: Pick<ReadContext, 'audience'>): Readers =>
  audience === 'storefront' ? 'customers' : 'administrators';
