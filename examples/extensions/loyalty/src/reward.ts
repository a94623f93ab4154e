import { column, columnFilter, countRows, sql, table, z } from '@shop/runtime/extension';
import type { Db, Listing, ListingSpec, PartialValues, Slice, ValuesOf } from '@shop/runtime/extension';

export const LEVELS = ['bronze', 'silver', 'gold'] as const;

/** A row of `loyalty_reward`, which is a reward that customers get in exchange for points. */
export const reward = z.object({
  loyalty_reward_id: column.entityId,
  uuid: column.entityUuid,
  name: column.text.describe('The name of the reward.'),
  points: column.int.describe('The points that it costs.'),
  level: z.enum(LEVELS).describe('The level that a customer must have.'),
  is_enabled: column.bool.meta({ 'x-kind': 'flag', description: 'True if customers can take it.' }),
  created_at: column.createdAt,
  updated_at: column.updatedAt,
});
export type Reward = z.output<typeof reward>;

const rewards = table({
  name: 'loyalty_reward',
  alias: 'reward',
  row: reward,
  written: ['name', 'points', 'level', 'is_enabled'],
});
type RewardValues = ValuesOf<typeof rewards>;

export const rewardListing: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`name`, 'text'),
    level: columnFilter(sql.fragment`level`, 'text'),
  },
  sorts: {
    name: { column: sql.fragment`name`, kind: 'text', field: 'name' },
    points: { column: sql.fragment`points`, kind: 'int', field: 'points' },
  },
  id: { column: sql.fragment`loyalty_reward_id`, field: 'loyalty_reward_id' },
};

export const listRewards = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(reward)`
    select * from loyalty_reward where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countRewards = async (db: Db, { where }: Pick<Listing, 'where'>) =>
  (
    await db.one(
      sql.type(column.totalRow)`${countRows(sql.fragment`select from loyalty_reward where ${where}`)}`,
    )
  ).total;

export const findReward = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(reward)`select * from loyalty_reward reward where ${rewards.is({ uuid })}`);

export const insertReward = (db: Db, values: RewardValues) =>
  db.one(sql.type(reward)`${rewards.insert(values)} returning ${rewards.columns}`);

export const updateReward = (db: Db, uuid: string, values: PartialValues<RewardValues>) =>
  db.maybeOne(sql.type(reward)`
    ${rewards.update(values)} where ${rewards.is({ uuid })} returning ${rewards.columns}`);

export const deleteReward = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(reward)`
    delete from loyalty_reward reward where ${rewards.is({ uuid })} returning ${rewards.columns}`);
