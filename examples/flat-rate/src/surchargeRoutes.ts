import { checkAmounts, defineRoute, z } from '@shop/runtime/extension';
import { surchargeNotFound } from './errors.ts';
import { deleteSurcharge, saveSurcharge } from './flatRateSurcharge.repo.ts';

const path = '/api/flatRate/surcharges/{country}';
const params = z.object({ country: z.string().regex(/^[A-Z]{2}$/, 'country must be a code such as "US"') });
const amount = z.string().regex(/^\d{1,9}(\.\d+)?$/, 'amount must be a decimal text such as "2.50"');

export const surchargeRoutes = [
  defineRoute({
    id: 'saveFlatRateSurcharge',
    method: 'PUT',
    path,
    access: 'admin',
    params,
    body: z.object({ amount }),
    async handle({ app, db, params, body: { amount } }) {
      checkAmounts({ amount }, app.config.shop.currency);
      return db.transaction(async (tx) => {
        // Quotes that carts have stored are asked for again.
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
    handle: ({ app, db, params }) =>
      db.transaction(async (tx) => {
        await app.shipping.touch(tx);
        const deleted = await deleteSurcharge(tx, params.country);
        if (!deleted) throw surchargeNotFound();
        return deleted;
      }),
  }),
];
