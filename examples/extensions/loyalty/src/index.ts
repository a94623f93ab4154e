import { defineExtension, z } from '@shop/runtime/extension';
import { accountRoutes } from './accountRoutes.ts';
import { adminParts } from './adminParts.ts';
import { creditWidget } from './creditWidget.ts';
import { expireCredit } from './expireCredit.ts';
import { creditSubscribers } from './giveCredit.ts';
import { messages } from './messages/en.ts';
import { pointSubscribers } from './countPoints.ts';
import { memberDiscount } from './memberDiscount.ts';
import { rewardRoutes } from './rewardRoutes.ts';
import { personalData } from './personalData.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    /** Points per currency unit of an order. */
    readonly loyaltyPointsPerUnit: number;
    /** Program name shown to shoppers. */
    readonly loyaltyName: string;
    /** Discount in percent for customers with enough points. 0 for no discount. */
    readonly loyaltyDiscountPercent: number;
    /** Minimum number of points for the discount. */
    readonly loyaltyDiscountFrom: number;
    /** Percent of paid orders that customers get back as store credit. 0 for none. */
    readonly loyaltyCreditPercent: number;
    /** The percentages of customer groups by their UUIDs. The best one of a customer holds in place of `loyaltyCreditPercent`. */
    readonly loyaltyCreditGroups: Readonly<Record<string, number>>;
    /** Days after which unspent credit expires. 0 for never. */
    readonly loyaltyCreditDays: number;
  }
}

const percent = z.number().min(0).max(100).multipleOf(0.01, 'a percentage must have at most 2 decimals');

/** Loyalty program for customers, with examples of all kinds of admin pages and admin content. */
export default defineExtension({
  name: 'loyalty',
  api: '^1.0',
  settings: {
    loyaltyPointsPerUnit: {
      schema: z.int().min(0).max(1000).default(1),
      label: 'Points for each unit of money',
    },
    loyaltyName: { schema: z.string().max(80).default('Loyalty'), label: 'Name of the program' },
    loyaltyDiscountPercent: {
      schema: z.int().min(0).max(100).default(0),
      label: 'Discount for members, in percent',
    },
    loyaltyCreditPercent: {
      schema: percent.default(0),
      label: 'Credit for paid orders, in percent',
    },
    loyaltyCreditGroups: {
      schema: z.record(z.uuid(), percent).default({}),
      label: 'Credit for paid orders by customer group, in percent',
    },
    loyaltyCreditDays: {
      schema: z.int().min(0).max(3650).default(0),
      label: 'Days after which credit expires',
    },
    loyaltyDiscountFrom: { schema: z.int().min(0).default(1000), label: 'Points for the discount' },
  },
  languages: new URL('../languages/', import.meta.url),
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    personalData,
    routes: [...rewardRoutes, ...accountRoutes],
    subscribers: [...pointSubscribers, ...creditSubscribers],
    jobs: [expireCredit],
    widgets: [creditWidget],
    messages: [messages],
    processors: [memberDiscount],
    admin: [adminParts],
  }),
});
