import { z } from 'zod';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call } from '../../platform/contracts/route.ts';
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
      chooseCurrency(call.app, call.body.currency);
      return reply.redirect(303, pageBefore(call, call.body.to));
    },
  }),
];
