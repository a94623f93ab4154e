import { z } from 'zod';
import { Refusal } from '../../platform/errors.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { findCartOf, updateCheckoutDetails } from '../carts/index.ts';
import { chooseCurrency } from '../catalog/index.ts';
import { CURRENCY_PATH, pathWithin } from '../defaultTheme/index.ts';

/**
 * Returns the path of the page on which the visitor chose, with its query if the browser sends a referrer, but without the currency, which
 * would go before the choice.
 */
function pageBefore({ app, request }: Pick<Call, 'app' | 'request'>, to: string | undefined): string {
  const path = pathWithin(to) ?? '/';
  const sender = URL.parse(request.headers['referer'] ?? '');
  if (!sender || (app.languages.split(sender.pathname)?.path ?? sender.pathname) !== path) return path;
  sender.searchParams.delete('currency');
  // Prices of another currency would find nothing, and later pages may not exist.
  for (const name of ['price', 'min_price', 'max_price', 'page']) sender.searchParams.delete(name);
  return path + sender.search;
}

/** Changes the currency of the visitor's cart, if there is one. A cart that an order is being paid for keeps its own. */
async function changeOwnCart(
  { app, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  currency: string,
): Promise<void> {
  const id = await findCartOf(db, caller);
  if (id === null) return;
  await updateCheckoutDetails(app, db, { id, caller }, { currency }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The form with which visitors choose the currency of prices. */
export const currencyRoutes = [
  defineRoute({
    id: 'storefrontChooseCurrency',
    method: 'POST',
    path: CURRENCY_PATH,
    kind: 'page',
    access: 'public',
    body: z.object({
      /** A currency in which the shop shows no prices is ignored. */
      currency: z.string().max(100).optional(),
      /** The path to return to. Default: the homepage. */
      to: z.string().max(2000).optional(),
    }),
    async handle(call) {
      const currency = chooseCurrency(call.app, call.body.currency);
      if (currency !== null) await changeOwnCart(call, currency);
      return reply.redirect(303, pageBefore(call, call.body.to));
    },
  }),
];
