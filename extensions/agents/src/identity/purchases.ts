import { column, columnFilter, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db, Listing, ListingSpec, Slice } from '@shop/runtime/extension';

const sessionRow = z.object({
  agents_session_id: column.int,
  session: column.text,
  agent_key: column.text,
  agent_name: column.text.nullable(),
  protocol: z.enum(['ucp', 'acp']),
  order_uuid: column.uuid,
  placed_at: column.timestamp,
});

/** A purchase of an agent in the admin. */
export const purchaseRow = z.object({
  session: column.text.describe('The ID of the checkout, by which the agent knows it.'),
  agent: column.text.describe('The URL of the profile of the agent, or the UUID of a registered one.'),
  agent_name: column.text
    .nullable()
    .describe('The name of the registered agent. Null for one that is not registered.'),
  protocol: z.enum(['ucp', 'acp']).describe('The protocol by which the agent bought.'),
  order: z.object({
    uuid: column.entityUuid,
    number: column.text.nullable().describe('The order number. Null if the order is gone.'),
  }),
  total: column.decimal
    .nullable()
    .describe('The total of the order in major units. Null if the order is gone.'),
  currency: column.text.nullable().describe('The ISO 4217 code of the currency. Null if the order is gone.'),
  placed_at: column.timestamp.meta({
    format: 'date-time',
    description: 'The time at which the order was placed.',
  }),
});

/** A purchase as listed, with the ID by which the list is sorted. */
export interface ListedPurchase extends z.output<typeof purchaseRow> {
  readonly agents_session_id: number;
}

/** The filters of the list of purchases. */
export const purchaseListing: ListingSpec = {
  filters: {
    agent: columnFilter(sql.fragment`s.agent_key`, 'text', ['eq']),
    agent_name: columnFilter(sql.fragment`coalesce(s.agent_name, s.agent_key)`, 'text', ['like']),
    protocol: columnFilter(sql.fragment`s.protocol`, 'text', ['eq', 'in']),
    order: columnFilter(sql.fragment`s.order_uuid::text`, 'text', ['eq']),
  },
  sorts: {},
  id: { column: sql.fragment`s.agents_session_id`, field: 'agents_session_id' },
};

/** Lists the sessions that became orders, with these orders. */
export async function listPurchases(
  app: AppContext,
  db: Db,
  slice: Slice,
): Promise<readonly ListedPurchase[]> {
  const sessions = await db.any(sql.type(sessionRow)`
    select s.agents_session_id, s.id as session, s.agent_key, s.agent_name, s.protocol, s.order_uuid, s.updated_at as placed_at
    from agents_session s where s.order_uuid is not null and ${slice.where}
    order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`);
  return Promise.all(
    sessions.map(
      async ({ agents_session_id, session, agent_key, agent_name, protocol, order_uuid, placed_at }) => {
        const order = await app.orders.find(db, { uuid: order_uuid });
        return {
          agents_session_id,
          session,
          agent: agent_key,
          agent_name,
          protocol,
          order: { uuid: order_uuid, number: order?.order_number ?? null },
          total: order?.grand_total ?? null,
          currency: order?.currency ?? null,
          placed_at: order?.created_at ?? placed_at,
        };
      },
    ),
  );
}

const countRow = z.object({ total: column.int });

export async function countPurchases(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(sql.type(countRow)`
    select count(*)::int as total from agents_session s where s.order_uuid is not null and ${where}`);
  return total;
}
