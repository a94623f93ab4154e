import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { formatPrice } from '../../platform/money.ts';
import { countCartReminders } from './cartReminder.repo.ts';
import { couponToOffer } from './cartReminderEmails.ts';

const DAYS = 30;

const figures = z.object({
  days: z.int().describe('The number of days that the figures cover, up to now.'),
  sent: z.int().describe('The number of cart reminders sent.'),
  orders: z
    .int()
    .describe(
      'The number of orders that the recipients placed within 14 days after a reminder, excluding canceled ones.',
    ),
  currency: z
    .string()
    .describe(
      'The ISO 4217 code of the shop currency. Amounts in other currencies are divided by the rate at which they were ordered; without a rate they are not included.',
    ),
  total: z.string().meta(kind('money', 'The total of these orders, in `currency`, as a decimal string.')),
  total_text: z.string().describe("The formatted total in the shop's locale."),
  coupon: z
    .object({
      code: z.string().describe('The coupon code in the setting `cartReminderCoupon`.'),
      is_offered: z
        .boolean()
        .describe(
          'True if the second reminder mentions it. False if the coupon is unknown or cannot be used by everybody now.',
        ),
    })
    .nullable()
    .describe('The coupon of the second reminder. Null if the setting is empty.'),
});

/** The route with the figures of cart reminders. */
export const figuresRoutes = [
  defineRoute({
    id: 'getCartReminderFigures',
    does: 'Returns how many cart reminders were sent, and which orders followed.',
    method: 'GET',
    path: '/api/cart-reminders/figures',
    access: 'admin',
    response: figures,
    async handle({ app, db }) {
      const { currency } = app.config.shop;
      const since = new Date(app.clock.now().getTime() - DAYS * 86_400_000);
      const [{ sent, orders, total }, code, offered] = await Promise.all([
        countCartReminders(db, since, currency),
        app.setting('cartReminderCoupon'),
        couponToOffer(app),
      ]);
      return {
        days: DAYS,
        sent,
        orders,
        currency,
        total,
        total_text: formatPrice(app.locale, Number(total), currency),
        coupon: code === '' ? null : { code, is_offered: offered !== null },
      };
    },
  }),
];
