import { defineExtension, z } from '@shop/runtime/extension';
import { accountRoutes } from './accountRoutes.ts';
import { adminParts } from './adminParts.ts';
import { pointSubscribers } from './countPoints.ts';
import { memberDiscount } from './memberDiscount.ts';
import { rewardRoutes } from './rewardRoutes.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    /** The points that a customer gets for each unit of money of an order. */
    readonly loyaltyPointsPerUnit: number;
    /** The name of the program for shoppers. */
    readonly loyaltyName: string;
    /** The percentage that customers with enough points pay less. 0: none. */
    readonly loyaltyDiscountPercent: number;
    /** The points from which a customer gets the discount. */
    readonly loyaltyDiscountFrom: number;
  }
}

/** Points for customers, with pages and parts of the admin of every kind. */
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
    routes: [...rewardRoutes, ...accountRoutes],
    subscribers: pointSubscribers,
    processors: [memberDiscount],
    admin: [adminParts],
  }),
});
