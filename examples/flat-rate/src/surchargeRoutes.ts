import { checkAmounts, countryParam, defineRoute, z } from '@shop/runtime/extension';
import { surchargeNotFound } from './errors.ts';
import { deleteSurcharge, saveSurcharge, surchargeRow } from './flatRateSurcharge.repo.ts';

const path = '/api/flatRate/surcharges/{country}';
const params = z.object({ country: countryParam });
const body = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/, 'amount must be a decimal text such as "2.50"')
    .describe('The surcharge for one parcel, in the currency of the shop, without tax.'),
});

export const surchargeRoutes = [
  defineRoute({
    id: 'saveFlatRateSurcharge',
    method: 'PUT',
    path,
    access: 'admin',
    params,
    body,
    response: surchargeRow,
    async handle({ app, db, params, body: { amount } }) {
      checkAmounts({ amount }, app.config.shop.currency);
      return db.transaction(async (tx) => {
        // Marks stored shipping quotes as outdated, so that carts request new ones.
        await app.shipping.touch(tx);
        return saveSurcharge(tx, params.country, amount);
      });
    },
  }),

  defineRoute({
    id: 'deleteFlatRateSurcharge',
    method: 'DELETE',
    path,
    access: 'admin',
    params,
    response: surchargeRow,
    handle: ({ app, db, params }) =>
      db.transaction(async (tx) => {
        await app.shipping.touch(tx);
        const deleted = await deleteSurcharge(tx, params.country);
        if (!deleted) throw surchargeNotFound();
        return deleted;
      }),
  }),
];
