import { describedBy, entityRoutes, field, refuse, uuidOr, z } from '@shop/runtime/extension';
import {
  countRewards,
  deleteReward,
  findReward,
  insertReward,
  LEVELS,
  listRewards,
  reward,
  rewardListing,
  updateReward,
} from './reward.ts';
import type { Reward } from './reward.ts';

const notFound = () => refuse(404, 'REWARD_NOT_FOUND', 'Reward not found');

const fields = describedBy(reward, {
  name: field.line('name'),
  points: z.int32().positive('points must be at least 1'),
  level: z.enum(LEVELS),
  is_enabled: field.flag('is_enabled'),
});

export const rewardRoutes = entityRoutes({
  path: '/api/loyalty/rewards',
  table: 'loyalty_reward',
  idText: 'The UUID of the reward.',
  ref: uuidOr(notFound),
  notFound,
  answer: reward,
  toAnswer: (row: Reward) => row,
  list: {
    id: 'listLoyaltyRewards',
    listing: rewardListing,
    rows: ({ db }, slice) => listRewards(db, slice),
    total: ({ db }, listing) => countRewards(db, listing),
  },
  get: { id: 'getLoyaltyReward', run: ({ db }, uuid) => findReward(db, uuid) },
  create: {
    id: 'createLoyaltyReward',
    body: z.object({
      ...fields,
      level: fields.level.default('bronze'),
      is_enabled: fields.is_enabled.default(true),
    }),
    run: ({ db }, body) => insertReward(db, body),
  },
  update: {
    id: 'updateLoyaltyReward',
    body: z.object(fields).partial(),
    run: ({ db }, uuid, body) => updateReward(db, uuid, body),
  },
  delete: { id: 'deleteLoyaltyReward', run: ({ db }, uuid) => deleteReward(db, uuid) },
});
