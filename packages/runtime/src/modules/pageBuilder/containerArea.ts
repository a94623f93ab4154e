import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

const PREFIX = 'columnsContainer_';

/** The area of one column, from 0, of the instance that holds the columns. */
export const columnArea = (uuid: string, index: number): string => `${PREFIX}${uuid}_col_${index}`;

/** What the areas inside of an instance begin with. */
export const containerPrefix = (uuid: string): string => `${PREFIX}${uuid}_`;

/** The uuid of the instance that an area stands inside of, in SQL. Null: in none. */
export const containerOf = (area: SqlFragment) =>
  sql.fragment`substring(${area} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')`;
