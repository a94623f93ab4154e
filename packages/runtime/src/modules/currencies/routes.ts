import { z } from 'zod';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { currencyAnswer, publicCurrency, toCurrencyAnswer, toPublicCurrency } from './currencyAnswer.ts';
import { currencyBody, newCurrencyBody } from './currencyBody.ts';
import { currencyNotFound } from './errors.ts';
import { findCurrency, listCurrencies, shopCurrencies } from './listCurrencies.ts';
import { refreshCurrencies } from './refreshCurrencies.ts';
import { createCurrency, deleteCurrency, updateCurrency } from './writeCurrency.ts';

const path = '/api/currencies';
const one = `${path}/{code}`;
const params = z.object({ code: z.string().describe('The ISO 4217 code, in any case.') });

/** The answer of the list: administrators get all members, everybody else those of a currency that is on. */
const listed = publicCurrency.extend(
  currencyAnswer.partial().omit({ code: true, name: true, decimals: true, is_default: true }).shape,
);

/** Returns the code in a path in capitals. Throws 404 if no currency has such a code. */
function codeOf({ code }: z.output<typeof params>): string {
  if (!/^[a-z]{3}$/i.test(code)) throw currencyNotFound();
  return code.toUpperCase();
}

const record = {
  async read({ app, db, params: given }: Call<z.output<typeof params>>) {
    const found = await findCurrency(app, db, codeOf(given));
    if (!found) throw currencyNotFound();
    return found;
  },
};

const refreshAnswer = z.object({
  source: z.string().describe('The name of the source.'),
  rated_at: z.iso.datetime().describe('The time of the rates.'),
  updated: z.array(z.string()).describe('The codes of the currencies with a new rate.'),
  held: z
    .array(
      z.object({
        code: z.string().describe('The code of the currency.'),
        rate: z.number().describe('The rate that still holds.'),
        offered: z.number().describe('The rate of the source.'),
      }),
    )
    .describe('Rates that changed more than the setting `exchangeRateMaxChange` allows.'),
  missing: z.array(z.string()).describe('The codes of currencies that the source does not know.'),
  currencies: z.array(currencyAnswer).describe('All currencies with their rates.'),
});

export const currencyRoutes = [
  listRoute({
    id: 'listCurrencies',
    does: 'Lists the currencies that are on, with the code, the name, the decimals and if it is that of the shop. Administrators get all currencies with their rates.',
    path,
    access: 'public',
    answer: listed,
    toAnswer: (row: z.output<typeof listed>) => row,
    async rows({ app, db, caller }): Promise<readonly z.output<typeof listed>[]> {
      if (holdsPermission(caller, 'listCurrencies')) return listCurrencies(app, db);
      const { on } = await shopCurrencies(app);
      return on.map(({ code }) => toPublicCurrency(app, code));
    },
  }),
  defineRoute({
    id: 'createCurrency',
    does: 'Creates a currency. Rejects an unknown code (`INVALID_CURRENCY`) and one that exists (`CURRENCY_EXISTS`). Without `rate`, only prices and amounts of its own apply.',
    method: 'POST',
    path,
    access: 'admin',
    body: newCurrencyBody,
    response: currencyAnswer,
    handle: async ({ app, db, body }) => toCurrencyAnswer(await createCurrency(app, db, body), app),
  }),
  defineRoute({
    id: 'updateCurrency',
    does: "Updates the given fields of a currency. The shop's own stays on and has no rate: `CURRENCY_IN_USE`. Fails with `CURRENCY_NOT_FOUND` if it does not exist.",
    method: 'PATCH',
    path: one,
    access: 'admin',
    params,
    record,
    body: currencyBody,
    response: currencyAnswer,
    async handle({ app, db, params: given, body }) {
      const row = await updateCurrency(app, db, codeOf(given), body);
      if (!row) throw currencyNotFound();
      return toCurrencyAnswer(row, app);
    },
  }),
  defineRoute({
    id: 'deleteCurrency',
    does: "Deletes a currency with the prices that products have in it, and returns it as it was. Fails with `CURRENCY_IN_USE` for the shop's own and while open carts or orders use it, and with `CURRENCY_NOT_FOUND` if it does not exist.",
    method: 'DELETE',
    path: one,
    access: 'admin',
    params,
    record,
    response: currencyAnswer,
    async handle({ app, db, params: given }) {
      const row = await deleteCurrency(app, db, codeOf(given));
      if (!row) throw currencyNotFound();
      return toCurrencyAnswer(row, app);
    },
  }),
  defineRoute({
    id: 'refreshCurrencies',
    does: 'Gets new exchange rates from the first source that answers. A rate that changed more than the setting `exchangeRateMaxChange` allows is held and named; write it with `PATCH /api/currencies/{code}` to accept it. Fails with `EXCHANGE_RATES_UNAVAILABLE` (503) if no source answers.',
    method: 'POST',
    path: `${path}/refresh`,
    access: 'admin',
    response: refreshAnswer,
    async handle({ app, db, request: { signal } }) {
      const { source, ratedAt, updated, held, missing } = await refreshCurrencies(app, db, { signal });
      return {
        source,
        rated_at: ratedAt,
        updated,
        held: held.map(({ code, rate, offered }) => ({ code, rate: Number(rate), offered: Number(offered) })),
        missing,
        currencies: await listCurrencies(app, db),
      };
    },
  }),
];
