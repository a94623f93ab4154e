import { sql } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { metaDataTable } from './metaDataTable.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import type { MetaData } from './metaData.ts';

/** The shop as a metafield owner. Its table has a single row. */
export const shopOwner = metaDataTable({
  ownerType: 'shop',
  readPermission: 'getShopMetafields',
  table: 'metafield_shop',
  where: () => sql.fragment`is_only`,
  notFound,
});

/** Loads the shop's metafield values. The key is ignored. */
export const shopMetaData: LoaderDefinition<'shop', MetaData> = {
  async load(keys, { db }) {
    const values = (await shopOwner.find(db, '')) ?? {};
    return keys.map(() => values);
  },
};
