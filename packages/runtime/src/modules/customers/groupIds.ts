import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/** The ids of the groups that a customer is in. Empty for guests. */
export const groupIds = z.array(int);

/** Selects the groups that a customer is in, to be parsed with `groupIds`. It is the only place that knows them. */
export const groupIdsColumn = (customerId: SqlFragment): SqlFragment => sql.fragment`array(
  select member.group_id from customer member where member.customer_id = ${customerId})`;
