import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The settings of the emails about abandoned carts and of the follow-up of orders. */
export interface ReminderSettings {
  /** The hours without a change after which a cart gets its first email. */
  readonly cartReminderHours: number;
  /** The hours without a change after which a cart gets its second email. */
  readonly cartReminderSecondHours: number;
  /** The coupon code in the second email. Empty if it offers none. */
  readonly cartReminderCoupon: string;
  /** The days after delivery at which an order gets its follow-up email. */
  readonly orderFollowUpDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends ReminderSettings {}
}

const whole = (name: keyof ReminderSettings, min: number, max: number) => {
  const fault = `${name} must be a whole number from ${min} to ${max}`;
  return z.int(fault).min(min, fault).max(max, fault);
};

export const reminderSettings: Readonly<Record<keyof ReminderSettings, SettingDefinition>> = {
  cartReminderHours: {
    schema: whole('cartReminderHours', 1, 72).default(4),
    group: 'emails',
    label: 'Hours until the first cart reminder',
    description: 'Counted from the last change of the cart.',
  },
  cartReminderSecondHours: {
    schema: whole('cartReminderSecondHours', 24, 168).default(48),
    group: 'emails',
    label: 'Hours until the second cart reminder',
    description: 'Counted from the last change of the cart. It is only sent after a first one.',
  },
  cartReminderCoupon: {
    schema: z.string().trim().max(100, 'cartReminderCoupon must have at most 100 characters').default(''),
    group: 'emails',
    label: 'Coupon in the second cart reminder',
    description: 'The code of an existing coupon. If the coupon is not valid, the email does not mention it.',
  },
  orderFollowUpDays: {
    schema: whole('orderFollowUpDays', 1, 60).default(7),
    group: 'emails',
    label: 'Days until the order follow-up',
    description: 'Counted from the delivery, or from shipping if the delivery is not recorded.',
  },
};
