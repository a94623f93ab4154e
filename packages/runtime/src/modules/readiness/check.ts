import { z } from 'zod';

/** The setup checks, in the sequence in which a merchant encounters them, with the admin page for each fix. */
export const CHECKS = {
  shop: { group: 'setUp', adminPath: '/admin/setting/store' },
  product: { group: 'setUp', adminPath: '/admin/products' },
  shipping: { group: 'setUp', adminPath: '/admin/shipping' },
  tax: { group: 'setUp', adminPath: '/admin/tax' },
  payment: { group: 'setUp', adminPath: '/admin/setting/payments' },
  homepage: { group: 'setUp', adminPath: '/admin/widgets' },
  testPurchase: { group: 'setUp', adminPath: '/admin/orders' },
  demo: { group: 'goLive', adminPath: '/admin/checklist' },
  livePayment: { group: 'goLive', adminPath: '/admin/setting/payments' },
  domain: { group: 'goLive', adminPath: '/admin/setting/store' },
  sender: { group: 'goLive', adminPath: '/admin/setting/emails' },
  legalPages: { group: 'goLive', adminPath: '/admin/pages' },
  withdrawalText: { group: 'goLive', adminPath: '/admin/setting/legal' },
  guaranteeNotice: { group: 'goLive', adminPath: '/admin/setting/legal' },
} as const;
export type CheckId = keyof typeof CHECKS;

/** The statuses of a check. `open` is not done yet, `warning` works but needs attention, and `broken` must be fixed. */
export const checkStatus = z.enum(['done', 'open', 'warning', 'broken']);
export type CheckStatus = z.output<typeof checkStatus>;

/** The result of one check, before it is added to the list. */
export type Finding = readonly [status: CheckStatus, message: string, adminPath?: string];

/** A check, as returned by the REST API and printed by `shop doctor`. */
export const check = z.object({
  id: z
    .string()
    .describe('The subject of the check, such as `shipping`. Several entries can share the same subject.'),
  group: z
    .enum(['setUp', 'goLive'])
    .describe('The stage that the check belongs to: setting up the shop, or going live.'),
  status: checkStatus.describe(
    '`done`; `open`: still to do; `warning`: it works but needs review; `broken`: it must be fixed.',
  ),
  message: z.string().describe('One sentence that describes the status.'),
  admin_path: z.string().describe('The path of the admin page for this task.'),
});
export type Check = z.output<typeof check>;
