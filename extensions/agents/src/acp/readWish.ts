import { z } from '@shop/runtime/extension';
import type { SentWish, WishedAddress } from '../selling/wish.ts';
import type { CartBody, CompleteBody, NewSessionBody, SentAcpAddress, SessionBody } from './bodies.ts';

/** The words of an agent that the shop keeps with a session, because each change tells only what is other than before. */
const keptWords = z.object({
  buyer: z.record(z.string(), z.string()).optional(),
  fulfillment_details: z
    .object({
      name: z.string().optional(),
      phone_number: z.string().optional(),
      email: z.string().optional(),
      address: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  has_discounts: z.boolean().optional(),
});
export type KeptWords = z.output<typeof keptWords>;

/** Returns the words that were kept with a session. */
export const wordsOf = ({ said }: Pick<SentWish, 'said'>): KeptWords => keptWords.parse(said ?? {});

/** Returns the parts of an object that are there. */
const given = (parts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Returns the two parts of a name, which is split at its last space. */
function namesOf(name: string | undefined): { readonly first_name?: string; readonly last_name?: string } {
  const whole = name?.trim() ?? '';
  if (whole === '') return {};
  const space = whole.lastIndexOf(' ');
  return space === -1
    ? { last_name: whole }
    : { first_name: whole.slice(0, space).trim(), last_name: whole.slice(space + 1) };
}

/** Returns an address in the words of the core. */
export const addressOf = (
  { name, line_one, line_two, city, state, country, postal_code }: SentAcpAddress,
  phone?: string,
): WishedAddress =>
  given({
    ...namesOf(name),
    street_address: line_one,
    extended_address: line_two,
    address_locality: city,
    address_region: state,
    address_country: country,
    postal_code,
    phone_number: phone,
  });

/** Returns items of which each has one line. */
function itemsOf(lines: NonNullable<SessionBody['line_items']>): SentWish['items'] {
  const items = new Map<string, number>();
  for (const { id, quantity = 1 } of lines) items.set(id, (items.get(id) ?? 0) + quantity);
  return [...items].map(([id, qty]) => ({ id, qty }));
}

/** Returns codes without those that differ only in case. */
const unlike = (codes: readonly string[]): string[] => [
  ...new Map(codes.map((code) => [code.trim().toLowerCase(), code.trim()])).values(),
];

/** Returns the ID of the shipping option that was selected. Null if there is none. */
function optionOf(selected: SessionBody['selected_fulfillment_options']): string | null {
  const ids = (selected ?? [])
    .filter(({ type }) => type !== 'digital')
    .map(({ option_id: id, shipping }) => id ?? shipping?.option_id);
  return ids.find((id) => id !== undefined && id !== DIGITAL) ?? null;
}

/** The ID of the option of goods that do not ship. */
export const DIGITAL = 'digital';

/** Returns a wish with what a change says. What is absent stays, and null clears. */
export function changedWish(before: SentWish, body: SessionBody): SentWish {
  const words = wordsOf(before);
  const lines = body.line_items ?? body.items;
  const sent = body.coupons === undefined ? body.discounts : { codes: body.coupons };
  const codes = sent === undefined ? before.codes : unlike(sent?.codes ?? []);
  const buyer = body.buyer === undefined ? words.buyer : body.buyer === null ? null : given(body.buyer);
  const details =
    body.fulfillment_details === undefined ? words.fulfillment_details : detailsOf(body.fulfillment_details);
  const option =
    body.selected_fulfillment_options === undefined
      ? before.option
      : optionOf(body.selected_fulfillment_options);
  const note = body.order_notes === undefined ? before.note : (body.order_notes ?? '');
  return withPeople(
    {
      items: lines ? itemsOf(lines) : before.items,
      ...(codes && codes.length > 0 && { codes }),
      ...(option != null && { option }),
      ...(note !== undefined && { note }),
      ...(before.currency !== undefined && { currency: before.currency }),
      ...(before.touches && { touches: before.touches }),
    },
    {
      ...(buyer && { buyer }),
      ...(details && { fulfillment_details: details }),
      ...((words.has_discounts || (codes?.length ?? 0) > 0) && { has_discounts: true }),
    },
  );
}

function detailsOf(sent: SessionBody['fulfillment_details']): KeptWords['fulfillment_details'] {
  if (!sent) return undefined;
  const { address, ...contact } = sent;
  return { ...given(contact), ...(address && { address: given(address) }) };
}

/** Returns a wish with the buyer and the destination that the words of the agent name. */
function withPeople(wish: SentWish, words: KeptWords): SentWish {
  const { buyer: own, fulfillment_details: details } = words;
  const names = own?.['first_name'] || own?.['last_name'] ? {} : namesOf(own?.['full_name'] ?? details?.name);
  const buyer = given({
    first_name: own?.['first_name'],
    last_name: own?.['last_name'],
    ...names,
    email: own?.['email'] ?? details?.email,
    phone_number: own?.['phone_number'] ?? details?.phone_number,
  });
  const { address } = details ?? {};
  return {
    ...wish,
    ...(Object.keys(buyer).length > 0 && { buyer }),
    ...(address && {
      destinations: [
        {
          id: 'address',
          ...addressOf({ ...address, name: address['name'] || details?.name }, details?.phone_number),
        },
      ],
    }),
    said: words,
  };
}

/** Returns what a new purchase asks for. */
export function newWish(body: NewSessionBody): SentWish {
  const { currency, capabilities, affiliate_attribution: touch, ...purchase } = body;
  const names = (capabilities?.extensions ?? []).map((one) => (typeof one === 'string' ? one : one.name));
  const hasDiscounts = names.some((name) => name.split('@', 1)[0] === 'discount');
  return changedWish(
    {
      items: [],
      ...(currency != null && /^[a-z]{3}$/i.test(currency) && { currency: currency.toUpperCase() }),
      ...(touch && { touches: [touch] }),
      ...(hasDiscounts && { said: { has_discounts: true } }),
    },
    purchase,
  );
}

/** Returns what a basket asks for, which says the whole. */
export const cartWish = ({ line_items, buyer }: CartBody): SentWish =>
  changedWish({ items: [] }, { line_items, buyer });

/** Returns a wish with what the request to complete a purchase says of the buyer. */
export const completedWish = (before: SentWish, { buyer, order_notes: notes }: CompleteBody): SentWish =>
  changedWish(before, {
    ...(buyer && { buyer: { ...wordsOf(before).buyer, ...buyer } }),
    ...(notes != null && { order_notes: notes }),
  });
