import { column, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { tryOutProfile } from './tryOutKey.ts';

const DAY_MS = 86_400_000;
/** The number of agents that are shown. */
const MOST = 100;

/** The numbers of an agent's checkouts, and of the orders that came of them. */
export const figureRow = z.object({
  agent: column.text.describe('The URL of the profile of the agent, or the UUID of a registered one.'),
  agent_name: column.text
    .nullable()
    .describe('The name of the registered agent. Null for one that is not registered.'),
  checkouts: column.int.describe('The number of checkouts that the agent opened.'),
  orders: column.int.describe('The number of orders that came of them.'),
  refusals: column.int.describe('The number of times that the agent could not complete a purchase.'),
});

/** Returns what became of the checkouts of each agent since some days ago, those with the most orders first. Days begin in UTC. */
export const listFigures = (
  app: Pick<AppContext, 'clock' | 'config'>,
  db: Db,
  days: number,
): Promise<readonly z.output<typeof figureRow>[]> => {
  const day = new Date(app.clock.now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const since = `${day}T00:00:00Z`;
  return db.any(sql.type(figureRow)`
    select agent_key as agent, max(agent_name) as agent_name, sum(checkouts)::int as checkouts,
      sum(orders)::int as orders, sum(refusals)::int as refusals
    from (
      select agent_key, max(agent_name) as agent_name, sum(checkouts) as checkouts, 0 as orders, 0 as refusals
      from agents_opened where day >= ${day}::date group by agent_key
      union all
      select agent_key, max(agent_name), 0, count(*), 0
      from agents_session where order_uuid is not null and created_at >= ${since}::timestamptz group by agent_key
      union all
      select agent_key, max(agent_name), 0, 0, count(*)
      from agents_refusal where created_at >= ${since}::timestamptz group by agent_key
    ) counted
    where agent_key <> ${tryOutProfile(app)}
    group by agent_key order by sum(orders) desc, sum(checkouts) desc, agent_key limit ${MOST}`);
};
