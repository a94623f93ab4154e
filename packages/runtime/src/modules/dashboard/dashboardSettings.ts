import { z } from 'zod';

/** The dashboard settings. */
export interface DashboardSettings {
  /** Maximum number of units at which a product is considered low in stock. */
  readonly dashboardLowStock: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends DashboardSettings {}
}

const FAULT = 'dashboardLowStock must be a whole number from 1 to 1000000';

export const dashboardSettings = {
  dashboardLowStock: {
    schema: z.int(FAULT).min(1, FAULT).max(1_000_000, FAULT).default(5),
    group: 'catalog',
    label: 'Low stock threshold',
    description: 'Products with this many units or fewer appear as low in stock on the dashboard.',
  },
};
