import type { SentWish } from '../selling/wish.ts';
import type { CheckoutBody } from './bodies.ts';

/** Returns what a body asks for, in the words of the core. Items with the same ID are one, and destinations without an ID get one. */
export function readWish(body: CheckoutBody): SentWish {
  const { buyer, discounts, context, fulfillment, attribution } = body;
  const items = new Map<string, number>();
  for (const { item, quantity } of body.line_items) items.set(item.id, (items.get(item.id) ?? 0) + quantity);
  const method = fulfillment?.methods?.find(({ type }) => type !== 'pickup');
  const destinations = method?.destinations?.map((one, index) => ({
    ...one,
    id: one.id ?? `destination_${index + 1}`,
  }));
  const option = method?.groups?.find((group) => group.selected_option_id != null)?.selected_option_id;
  return {
    items: [...items].map(([id, qty]) => ({ id, qty })),
    ...(buyer && { buyer: definedIn(buyer) }),
    ...(destinations && destinations.length > 0 && { destinations }),
    ...(method?.selected_destination_id != null && { destination: method.selected_destination_id }),
    ...(option != null && { option }),
    ...(discounts?.codes && { codes: unlike(discounts.codes) }),
    ...(context?.currency !== undefined &&
      /^[a-z]{3}$/i.test(context.currency) && { currency: context.currency }),
    ...(attribution && { attribution }),
  };
}

/** Returns codes without those that differ only in case. */
const unlike = (codes: readonly string[]): string[] => [
  ...new Map(codes.map((code) => [code.trim().toLowerCase(), code.trim()])).values(),
];

function definedIn(buyer: NonNullable<CheckoutBody['buyer']>): NonNullable<SentWish['buyer']> {
  const { consent, ...texts } = buyer;
  const given = Object.entries(consent ?? {}).filter(
    (entry): entry is [string, boolean] => entry[1] !== undefined,
  );
  const kept = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  return { ...kept, ...(consent && { consent: Object.fromEntries(given) }) };
}
