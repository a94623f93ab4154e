import { column, sql, z } from '@shop/runtime/extension';
import type { GraphQLContext } from '@shop/runtime/extension';

const row = z.object({ at_work: column.int });

const sleep = (_: unknown, { seconds }: { seconds: number }, { db }: GraphQLContext) =>
  db.one(sql.type(row)`
    select (select count(*)::int from pg_stat_activity where state = 'active' and datname = current_database()
      and query like '%pg_sleep%') as at_work from pg_sleep(${seconds})`);

export default { Query: { sleep, heavySleep: sleep } };
