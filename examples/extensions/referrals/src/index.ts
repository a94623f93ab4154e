import { defineExtension, z } from '@shop/runtime/extension';
import { adminParts } from './adminParts.ts';
import { rewardSubscribers } from './giveReward.ts';
import { messages } from './messages/en.ts';
import { personalData } from './personalData.ts';
import { referralRoutes } from './referralRoutes.ts';
import { referralWidget } from './referralWidget.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    /** The UUID of the promotion whose codes friends get. Empty: there is no offer for friends. */
    readonly referralsPromotion: string;
    /** The credit for each friend, in the shop's currency. 0 for none. */
    readonly referralsReward: number;
  }
}

/** Customers recommend the shop with a code of their own: friends get an offer, and the customers credit. */
export default defineExtension({
  name: 'referrals',
  api: '^1.0',
  settings: {
    referralsPromotion: {
      schema: z.union([z.uuid(), z.literal('')]).default(''),
      label: 'UUID of the promotion for friends',
    },
    referralsReward: {
      schema: z.number().min(0).max(1_000_000).default(0),
      label: 'Credit for each friend',
    },
  },
  languages: new URL('../languages/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    personalData,
    routes: referralRoutes,
    subscribers: rewardSubscribers,
    widgets: [referralWidget],
    messages: [messages],
    admin: [adminParts],
  }),
});
