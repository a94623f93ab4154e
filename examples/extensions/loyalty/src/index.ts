import { defineExtension, z } from '@shop/runtime/extension';
import { accountRoutes } from './accountRoutes.ts';
import { adminParts } from './adminParts.ts';
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
  }
}

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
    loyaltyDiscountFrom: { schema: z.int().min(0).default(1000), label: 'Points for the discount' },
  },
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    personalData,
    routes: [...rewardRoutes, ...accountRoutes],
    subscribers: pointSubscribers,
    processors: [memberDiscount],
    admin: [adminParts],
  }),
});
