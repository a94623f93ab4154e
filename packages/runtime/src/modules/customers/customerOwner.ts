import { isUuid } from '../../platform/db/ids.ts';
import { sql } from '../../platform/db/db.ts';
import { metaDataTable } from '../metafields/index.ts';
import { customerNotFound } from './errors.ts';

/** Customers as owners of metafields, by uuid. */
export const customerOwner = metaDataTable({
  ownerType: 'customer',
  readPermission: 'getCustomer',
  table: 'customer',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: customerNotFound,
});
