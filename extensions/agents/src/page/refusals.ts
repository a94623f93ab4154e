import { column, columnFilter, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db, Listing, ListingSpec, Slice } from '@shop/runtime/extension';
import type { Identity } from '../identity/contract.ts';
import type { CheckoutOutcome } from '../selling/checkout.ts';
import type { ProblemKind } from '../selling/problem.ts';

/** The reasons for which a purchase was not completed: a problem of the purchase, or `conflict` for one that was over. */
export type RefusalReason = ProblemKind | 'conflict';

/** A purchase that an agent could not complete, in the admin. */
export const refusalRow = z.object({
  uuid: column.entityUuid,
  session: column.text.describe('The ID of the checkout, by which the agent knows it.'),
  agent: column.text.describe('The URL of the profile of the agent, or the UUID of a registered one.'),
  agent_name: column.text
    .nullable()
    .describe('The name of the registered agent. Null for one that is not registered.'),
  protocol: column.text.describe('The protocol by which the agent tried to buy, such as `ucp`.'),
  reason: column.text.describe('The reason as the agent was told it, such as `payment_failed`.'),
  created_at: column.timestamp.meta({
    format: 'date-time',
    description: 'The time at which the agent tried to complete the purchase.',
  }),
});

const listedRow = refusalRow.extend({ agents_refusal_id: column.int });
/** A refused purchase as listed, with the ID by which the list is sorted. */
export type ListedRefusal = z.output<typeof listedRow>;

/** The filters of the list of refused purchases. */
export const refusalListing: ListingSpec = {
  filters: {
    agent: columnFilter(sql.fragment`r.agent_key`, 'text', ['eq']),
    agent_name: columnFilter(sql.fragment`coalesce(r.agent_name, r.agent_key)`, 'text', ['like']),
    protocol: columnFilter(sql.fragment`r.protocol`, 'text', ['eq', 'in']),
    reason: columnFilter(sql.fragment`r.reason`, 'text', ['eq', 'in']),
  },
  sorts: {},
  id: { column: sql.fragment`r.agents_refusal_id`, field: 'agents_refusal_id' },
};

/** Lists the purchases that agents could not complete. */
export const listRefusals = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly ListedRefusal[]> =>
  db.any(sql.type(listedRow)`
    select r.agents_refusal_id, r.uuid, r.session, r.agent_key as agent, r.agent_name, r.protocol, r.reason, r.created_at
    from agents_refusal r where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

const countRow = z.object({ total: column.int });

/** Returns the number of purchases that agents could not complete. */
export async function countRefusals(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(countRow)`select count(*)::int as total from agents_refusal r where ${where}`,
  );
  return total;
}

/** Returns why a purchase was not completed. Null if it was, if its payment is under way, or if there is no such purchase. */
export function refusalReason(outcome: CheckoutOutcome): RefusalReason | null {
  if (!outcome.ok) return outcome.reason === 'conflict' ? 'conflict' : null;
  const { status, problems } = outcome.checkout;
  if (status === 'completed' || status === 'in_progress') return null;
  return problems[0]?.kind ?? null;
}

/** Keeps why an agent could not complete a purchase. A completed one costs no statement. */
export async function noteRefusal(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { key, agent }: Pick<Identity, 'key' | 'agent'>,
  session: string,
  outcome: CheckoutOutcome,
): Promise<void> {
  const reason = refusalReason(outcome);
  if (reason === null) return;
  await db.run(sql.type(z.object({}))`
    insert into agents_refusal (session, agent_key, agent_name, protocol, reason, created_at)
    select s.id, ${key}, ${agent?.name ?? null}, s.protocol, ${reason}, ${clock.now().toISOString()}::timestamptz
    from agents_session s where s.id = ${session}`);
}
