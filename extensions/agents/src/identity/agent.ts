import { column, sql, z } from '@shop/runtime/extension';
import type { Db, Listing, Slice } from '@shop/runtime/extension';

/** A registered agent as the admin sees it. */
export const agentRow = z.object({
  uuid: column.entityUuid,
  name: column.text.describe('The name that the merchant gave the agent.'),
  profile_url: column.text
    .nullable()
    .describe('The URL of the profile by which the agent introduces itself. Null if it only has a key.'),
  webhook_url: column.text
    .nullable()
    .describe('The URL for messages about orders. Null if there is none, or the one of the profile counts.'),
  status: z
    .enum(['allowed', 'blocked'])
    .describe('`allowed`: the agent may buy. `blocked`: the shop refuses it.'),
  last_seen_at: column.timestamp.nullable().meta({
    format: 'date-time',
    description: 'The time at which the agent was last admitted, to the minute. Null if it never was.',
  }),
  created_at: column.createdAt,
  updated_at: column.updatedAt,
});
export type Agent = z.output<typeof agentRow>;

const COLUMNS = sql.fragment`
  a.uuid, a.name, a.profile_url, a.webhook_url, a.status, a.last_seen_at, a.created_at, a.updated_at`;

const listedRow = agentRow.extend({ agents_agent_id: column.int });
/** A registered agent as listed, with the ID by which the list is sorted. */
export type ListedAgent = z.output<typeof listedRow>;

/** The values of an agent that administrators set. */
export type AgentValues = Pick<Agent, 'name' | 'profile_url' | 'webhook_url' | 'status'>;

/** The stored form of an agent's secrets: the hash of its key, and its encrypted secret. */
export interface StoredSecrets {
  readonly keyHash: string;
  readonly webhookSecret: string;
}

export const listAgents = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly ListedAgent[]> =>
  db.any(sql.type(listedRow)`
    select a.agents_agent_id, ${COLUMNS} from agents_agent a where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

const countRow = z.object({ total: column.int });

export async function countAgents(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(countRow)`select count(*)::int as total from agents_agent a where ${where}`,
  );
  return total;
}

export const findAgent = (db: Db, uuid: string): Promise<Agent | null> =>
  db.maybeOne(sql.type(agentRow)`select ${COLUMNS} from agents_agent a where a.uuid = ${uuid}`);

export const insertAgent = (
  db: Db,
  uuid: string,
  { name, profile_url, webhook_url, status }: AgentValues,
  { keyHash, webhookSecret }: StoredSecrets,
): Promise<Agent> =>
  db.one(sql.type(agentRow)`
    insert into agents_agent as a (uuid, name, profile_url, webhook_url, status, key_hash, webhook_secret)
    values (${uuid}, ${name}, ${profile_url}, ${webhook_url}, ${status}, ${keyHash}, ${webhookSecret})
    returning ${COLUMNS}`);

export const updateAgentRow = (
  db: Db,
  uuid: string,
  { name, profile_url, webhook_url, status }: AgentValues,
): Promise<Agent | null> =>
  db.maybeOne(sql.type(agentRow)`
    update agents_agent as a set name = ${name}, profile_url = ${profile_url}, webhook_url = ${webhook_url}, status = ${status},
      updated_at = now()
    where a.uuid = ${uuid} returning ${COLUMNS}`);

export const deleteAgentRow = (db: Db, uuid: string): Promise<Agent | null> =>
  db.maybeOne(sql.type(agentRow)`delete from agents_agent a where a.uuid = ${uuid} returning ${COLUMNS}`);

/** Replaces the key of an agent. The former one stops working. */
export const saveKeyHash = (db: Db, uuid: string, keyHash: string): Promise<Agent | null> =>
  db.maybeOne(sql.type(agentRow)`
    update agents_agent as a set key_hash = ${keyHash}, updated_at = now() where a.uuid = ${uuid} returning ${COLUMNS}`);

const identityRow = z.object({
  uuid: column.uuid,
  name: column.text,
  profile_url: column.text.nullable(),
  webhook_url: column.text.nullable(),
  status: z.enum(['allowed', 'blocked']),
  last_seen_at: column.timestamp.nullable(),
  has_key: column.bool,
});
/** A registered agent, as far as admitting it needs. */
export type KnownAgent = z.output<typeof identityRow>;

/** Finds the agents that have a profile or a key: at most one of each. */
export const findAgentsBy = (
  db: Db,
  { profileUrl, keyHash }: { readonly profileUrl: string | null; readonly keyHash: string | null },
): Promise<readonly KnownAgent[]> =>
  db.any(sql.type(identityRow)`
    select a.uuid, a.name, a.profile_url, a.webhook_url, a.status, a.last_seen_at,
      a.key_hash is not distinct from ${keyHash} as has_key
    from agents_agent a where a.profile_url = ${profileUrl} or a.key_hash = ${keyHash}`);

/** Stores when an agent was seen. */
export const saveSeen = async (db: Db, uuid: string, at: Date): Promise<void> => {
  await db.run(
    sql.type(
      z.object({}),
    )`update agents_agent set last_seen_at = ${at.toISOString()}::timestamptz where uuid = ${uuid}`,
  );
};
