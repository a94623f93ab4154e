import { isUuid } from '../../platform/db/ids.ts';
import { sql } from '../../platform/db/db.ts';
import { metaDataTable } from '../metafields/index.ts';
import { orderNotFound } from './errors.ts';

/** Orders as owners of metafields, by uuid. */
export const orderOwner = metaDataTable({
  ownerType: 'order',
  readPermission: 'getOrder',
  table: 'order',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: orderNotFound,
});
