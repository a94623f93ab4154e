import type {
  CartDetails,
  CartSaving,
  CartState,
  FilledCart,
  Outcome,
  RefusedOutcome,
} from '@shop/runtime/extension';
import type { AgentSession } from '../session.ts';
import { codeProblem, itemProblem } from './problem.ts';
import type { Problem } from './problem.ts';
import { skusOf } from './skusOf.ts';
import { offerCodes } from './sale.ts';
import type { Sale, Selling } from './sale.ts';
import { partAt, shopAddress } from './shopAddress.ts';
import { toldSale } from './toldSale.ts';
import { destinationOf } from './wish.ts';
import type { SentWish } from './wish.ts';

/** The cart after a change, or only the reasons if there is no cart or nothing changed. */
export type ChangedSale =
  | { readonly ok: true; readonly sale: Sale }
  /** `isOver`: the cart is not open any more, because it became an order meanwhile. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly isOver?: true };

/** Fills a new cart with what an agent asks for. If nothing of it can be sold, there is no cart. */
export async function openSale(selling: Selling, session: string, wish: SentWish): Promise<ChangedSale> {
  const { app, buyer, who } = selling;
  const options = { skipRefused: true, origin: { kind: 'agents', who, session } };
  const items = await skusOf(selling, wish.items);
  const cart = {
    items,
    ...(wish.currency !== undefined && { currency: wish.currency }),
    ...(fullNameOf(wish) !== '' && { customer_full_name: fullNameOf(wish) }),
  };
  const email = wish.buyer?.email;
  const problems: Problem[] = [];
  let created = await app.carts.create(
    buyer,
    email === undefined ? cart : { ...cart, customer_email: email },
    options,
  );
  if (!created.ok && email !== undefined && isAbout(created, 'customer_email')) {
    problems.push({ kind: 'email_invalid' });
    created = await app.carts.create(buyer, cart, options);
  }
  if (!created.ok) return { ok: false, problems: await eachRefused(selling, items, created) };
  problems.push(...leftOut(created.value));
  return finish(selling, wish, created.value, problems);
}

/** Returns why nothing was taken: the reason of each item, as far as the shop tells it by itself. */
async function eachRefused(
  { app, buyer }: Selling,
  items: readonly { readonly sku: string; readonly qty: number }[],
  first: RefusedOutcome,
): Promise<readonly Problem[]> {
  if (items.length === 0) return [{ kind: 'no_items' }];
  if (items.length === 1 || items.length > MOST_TOLD) return [itemProblem(first, { index: 0 })];
  const found = await app.catalog.lookup(
    buyer,
    items.map(({ sku }) => sku),
  );
  if (!found.ok) return [itemProblem(first, { index: 0 })];
  return found.value.map((product, index) => ({
    kind: product === null ? 'item_unavailable' : 'out_of_stock',
    index,
  }));
}

const MOST_TOLD = 100;

/**
 * Replaces what a cart has by what an agent asks for. The session has what it asked for the last time. `saving` is for the changes of its cart,
 * not for a new one.
 */
export async function changeSale(
  selling: Selling,
  { id, cart, sent: before, next_method: method }: AgentSession,
  wish: SentWish,
  saving: CartSaving = {},
): Promise<ChangedSale> {
  const { app, buyer } = selling;
  if (isCleared(before, wish)) return openSale(selling, id, wish);
  const items = await skusOf(selling, wish.items);
  const replaced = await app.carts.replaceItems(buyer, cart, items, { ...saving, skipRefused: true });
  if (!replaced.ok) {
    if (replaced.code === 'INVALID_CART') return { ok: false, problems: [], isOver: true };
    return { ok: false, problems: await eachRefused(selling, items, replaced) };
  }
  const more = { method, saving };
  const changed = await finish(selling, wish, replaced.value, leftOut(replaced.value), more);
  // The cart still has the address from before, which is not the one that was sent.
  const isStale =
    changed.ok &&
    changed.sale.state.shipping_address !== null &&
    has(changed.sale.problems, 'address_invalid');
  return isStale ? openSale(selling, id, wish) : changed;
}

const has = (problems: readonly Problem[], wanted: Problem['kind']): boolean =>
  problems.some(({ kind }) => kind === wanted);

/** Reads a cart at its current prices, with what is missing. */
export async function readSale(selling: Selling, cart: string, wish: SentWish): Promise<Sale | null> {
  const read = await selling.app.carts.read(selling.buyer, cart);
  return read.ok ? toldSale(selling, wish, read.value, []) : null;
}

/** Returns which of the parts that carts cannot lose a wish has. */
const partsOf = (wish: SentWish): readonly boolean[] => [
  Boolean(wish.buyer?.email),
  fullNameOf(wish) !== '',
  addressOf(wish) !== null,
  wish.option != null,
];

/** Reports whether a change takes away what carts cannot lose, so that a new cart is filled instead. */
function isCleared(before: SentWish, wish: SentWish): boolean {
  const kept = partsOf(wish);
  return partsOf(before).some((had, index) => had && !kept[index]);
}

/** Returns the whole address to which a wish ships. Null if there is none, or parts of it are missing. */
const addressOf = (wish: SentWish) => {
  const destination = destinationOf(wish);
  return destination && shopAddress(destination, wish.buyer).address;
};

const fullNameOf = ({ buyer }: SentWish): string =>
  [buyer?.first_name, buyer?.last_name]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ');

const leftOut = ({ refused }: FilledCart): Problem[] =>
  refused.map(({ index, sku, ...reason }) => itemProblem(reason, { index, sku }));

/** Sets the details that differ from those of the cart, and tells the purchase. */
async function finish(
  selling: Selling,
  wish: SentWish,
  state: CartState,
  told: readonly Problem[],
  { method = null, saving = {} }: { readonly method?: string | null; readonly saving?: CartSaving } = {},
): Promise<ChangedSale> {
  const problems = [...told];
  const { details, more } = detailsOf(wish, state, method);
  problems.push(...more);
  const set = await setDetails(selling, state, details, saving);
  problems.push(...set.problems);
  const coded = await addCodes(selling, set.state, wish, saving);
  problems.push(...coded.problems);
  return { ok: true, sale: await toldSale(selling, wish, coded.state, problems) };
}

/** Returns the details of a wish that the cart does not have yet. */
function detailsOf(
  wish: SentWish,
  state: CartState,
  method: string | null,
): { readonly details: CartDetails; readonly more: readonly Problem[] } {
  const details: { -readonly [K in keyof CartDetails]: CartDetails[K] } = {};
  const more: Problem[] = [];
  const email = wish.buyer?.email;
  if (email !== undefined && email !== state.customer_email) details.customer_email = email;
  const name = fullNameOf(wish);
  if (name !== '' && name !== state.customer_full_name) details.customer_full_name = name;
  if (wish.note !== undefined && wish.note !== (state.shipping_note ?? '')) details.shipping_note = wish.note;
  const destination = destinationOf(wish);
  if (destination !== null) {
    const { address, problems } = shopAddress(destination, wish.buyer);
    more.push(...problems);
    if (address) details.shipping_address = address;
  }
  const [first] = wish.codes ?? [];
  const isTold = (code: string) => state.coupons.some((one) => isSameCode(one, code));
  if (first === undefined && state.coupons.length > 0) details.coupon = null;
  if (first !== undefined && !isTold(first)) details.coupon = first;
  const option = wish.option == null ? null : offerCodes(wish.option);
  if (option && details.shipping_address && !state.no_shipping_required) details.shipping_method = option;
  if (method !== null && state.payment_method?.code !== method)
    details.payment_method = { method_code: method };
  return { details, more };
}

/** The details that a refusal can be about, by what its paths or codes begin with. */
const ABOUT: readonly (readonly [detail: keyof CartDetails, sign: RegExp])[] = [
  ['customer_email', /^customer_email/],
  ['customer_full_name', /^customer_full_name/],
  ['shipping_address', /^shipping_address/],
  ['coupon', /^coupon|^COUPON_|^CODE_/],
  ['shipping_method', /^shipping_method|^SHIPPING_|^NO_SHIPPING/],
  ['payment_method', /^payment_method|^PAYMENT_METHOD/],
  ['shipping_note', /^shipping_note/],
];

const isAbout = ({ code, details = [] }: RefusedOutcome, detail: keyof CartDetails): boolean => {
  const sign = ABOUT.find(([one]) => one === detail)?.[1];
  return sign !== undefined && (sign.test(code) || details.some(({ path }) => sign.test(path)));
};

/** Sets details. What the shop refuses is left out and told, and the rest is set. */
async function setDetails(
  { app, buyer }: Selling,
  state: CartState,
  details: CartDetails,
  saving: CartSaving,
): Promise<{ readonly state: CartState; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  let left = details;
  while (Object.keys(left).length > 0) {
    const set: Outcome<CartState> = await app.carts.update(buyer, state.cartId, left, saving);
    if (set.ok) return { state: set.value, problems };
    const culprit = ABOUT.map(([detail]) => detail).find((one) => one in left && isAbout(set, one));
    problems.push(...problemsOf(set, culprit));
    if (!culprit) break;
    const { [culprit]: _gone, ...rest } = left;
    // An option is of an address: without it the shop cannot quote it.
    if (culprit === 'shipping_address') delete (rest as { shipping_method?: unknown }).shipping_method;
    left = rest;
  }
  return { state, problems };
}

function problemsOf(refused: RefusedOutcome, culprit: keyof CartDetails | undefined): readonly Problem[] {
  switch (culprit) {
    case 'customer_email':
      return [{ kind: 'email_invalid' }];
    case 'shipping_address':
      return (refused.details ?? [{ path: '', message: refused.message }]).map(({ path, message }) => ({
        kind: 'address_invalid',
        text: message,
        ...(partAt(path) !== null && { part: partAt(path) ?? '' }),
      }));
    case 'coupon':
      return [codeProblem(refused, 0)];
    case 'shipping_method':
      return refused.code === 'NO_SHIPPING_TO_ADDRESS' ? [] : [{ kind: 'option_unknown' }];
    // Another way to pay is chosen when the purchase is completed.
    case 'payment_method':
      return [];
    default:
      return [{ kind: 'refused', text: refused.message }];
  }
}

/** Enters the codes after the first. The first that holds stays, where a cart may have only one. */
async function addCodes(
  { app, buyer }: Selling,
  state: CartState,
  { codes = [] }: SentWish,
  saving: CartSaving,
): Promise<{ readonly state: CartState; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  let current = state;
  for (const [index, code] of codes.entries()) {
    if (index === 0 || current.coupons.some((one) => isSameCode(one, code))) continue;
    const entered = await app.carts.applyCoupon(buyer, current.cartId, code, saving);
    if (!entered.ok) {
      problems.push(codeProblem(entered, index));
      continue;
    }
    const [replaced] = current.coupons.filter((code) => !entered.value.coupons.includes(code));
    current = entered.value;
    if (replaced === undefined) continue;
    const again = await app.carts.applyCoupon(buyer, current.cartId, replaced, saving);
    if (again.ok) current = again.value;
    problems.push({ kind: 'code_not_combined', index });
  }
  return { state: current, problems };
}

const isSameCode = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
