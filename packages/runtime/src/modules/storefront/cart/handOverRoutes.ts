import { z } from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { reply, Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { findHandedOver, HAND_OVER_PATH, lineOptions, takeOverCart, unitsToShow } from '../../carts/index.ts';
import type { HandOverView } from '../../defaultTheme/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { wantsJson } from '../page/pagePlan.ts';

/** Keys that open nothing are counted as wrong codes are, so that nobody can try many. */
const PAGE = { kind: 'page', access: 'public', path: HAND_OVER_PATH, rateTier: 'coupon' } as const;
/** No key is longer. A missing one is unknown, as any other. */
const key = z.union([z.string(), z.array(z.string())]).optional();

const NOT_FOUND = 404;

const HEADERS = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

/**
 * The policies that keep the key of the address from other sites. The page with the button tells the shop itself where its form came from:
 * with `no-referrer` a browser would hide the origin of the form, and the form would be refused as one of another site.
 */
type ReferrerPolicy = 'no-referrer' | 'same-origin';

const withHeaders = ({ status, body, headers }: Reply, policy: ReferrerPolicy = 'no-referrer'): Reply =>
  new Reply(status, body, { ...headers, ...HEADERS, 'referrer-policy': policy });

type PageParts = Pick<HandOverView, 'key' | 'items'>;

/**
 * Responds with the page. Without items it says that the address has ended, in the same way for all reasons, so that none can be told apart. A client
 * that reads data gets that as the refusal of an unknown path.
 */
async function page(
  call: Pick<Call, 'app' | 'db' | 'request' | 'caller'>,
  { key: shown, items }: PageParts,
): Promise<Reply> {
  if (!items && wantsJson(call.request)) throw notFound();
  const text = call.app.texts();
  const view: HandOverView = {
    kind: 'handOver',
    route: 'handOver',
    urn: null,
    path: HAND_OVER_PATH,
    title: text(items ? 'storefront.handOver.title' : 'storefront.handOver.endedTitle'),
    description: null,
    key: shown,
    items,
    own_units: items ? unitsToShow() : 0,
  };
  const plan = {
    isPrivate: true,
    ...(items ? { retainedQuery: { key: shown } } : { status: NOT_FOUND }),
  };
  return withHeaders(await answerPage(call, 'handOver', view, plan), items ? 'same-origin' : 'no-referrer');
}

const ENDED: PageParts = { key: '', items: null };
const toCheckout = (): Reply => withHeaders(reply.redirect(303, '/checkout'));
const textOf = (given: z.output<typeof key>): string => (typeof given === 'string' ? given : '');

/** The page at which a person goes on with a cart that a sales channel built. Opening it changes nothing, so that programs that look at links cannot use a key up. */
export const handOverRoutes = [
  defineRoute({
    id: 'storefrontHandOver',
    method: 'GET',
    ...PAGE,
    query: z.object({ key }),
    async handle(call) {
      const given = textOf(call.query.key);
      const cart = await findHandedOver(call, given);
      if (cart?.isOwn) return toCheckout();
      const items = cart?.items.map(({ product_name: name, thumbnail: image, qty, variant_options }) => ({
        name,
        image,
        qty,
        options: lineOptions(variant_options),
      }));
      return page(call, items ? { key: given, items } : ENDED);
    },
  }),
  defineRoute({
    id: 'storefrontTakeHandOver',
    method: 'POST',
    ...PAGE,
    body: z.object({ key }),
    handle: async (call) =>
      (await takeOverCart(call, textOf(call.body.key))) ? toCheckout() : page(call, ENDED),
  }),
];
