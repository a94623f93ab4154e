import { z } from 'zod';
import { excessOf, PUBLIC_BOUNDS } from '../../../platform/http/request/jsonBounds.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { ContentsView, TotalView } from '../../defaultTheme/index.ts';
import type { TemplateContext } from '../../defaultTheme/contract.ts';

const AMOUNTS = [
  'discount',
  'shipping',
  'tax',
  'grand_total',
] as const satisfies readonly TotalView['code'][];

/** A cart's lines and totals as a shopper saw them. Each line has a UUID, name, quantity and unit price. */
const seenContents = z.object({
  lines: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])).max(1000),
  totals: z.partialRecord(z.enum(AMOUNTS), z.number()),
});

type Seen = Pick<ContentsView, 'lines' | 'totals' | 'currency'>;

const totalsOf = ({ totals }: Pick<Seen, 'totals'>) =>
  Object.fromEntries(totals.map(({ code, amount }) => [code, amount]));

/** Serializes lines and totals to a form field value, from which `changesSince` can later report changes. */
export const seenText = (contents: Seen): string => {
  const { sub_total: _sum, ...totals } = totalsOf(contents);
  return JSON.stringify({
    lines: contents.lines.map(({ uuid, name, qty, unit_price }) => [uuid, name, qty, unit_price]),
    totals,
  });
};

type Words = { readonly text: Text; readonly money: TemplateContext['money'] };

/**
 * Returns messages about changes since a shopper saw the contents serialized by `seenText`, such as products with their old and new
 * prices. Pure.
 */
export function changesSince(seen: string, now: Seen, { text, money }: Words): readonly string[] {
  const before = parsed(seen);
  if (!before) return [];
  const price = (amount: number) => money(amount, now.currency);
  const known = new Map(before.lines.map((line) => [line[0], line]));
  const left = new Set(now.lines.map(({ uuid }) => uuid));
  const lines = now.lines.flatMap(({ uuid, name: product, qty, unit_price }) => {
    const line = known.get(uuid);
    if (!line) return [text('storefront.changed.added', { product })];
    const [, , formerQty, formerPrice] = line;
    return [
      ...(formerPrice === unit_price
        ? []
        : [text('storefront.changed.price', { product, from: price(formerPrice), to: price(unit_price) })]),
      ...(formerQty === qty ? [] : [text('storefront.changed.qty', { product, from: formerQty, to: qty })]),
    ];
  });
  const removed = before.lines
    .filter(([uuid]) => !left.has(uuid))
    .map(([, product]) => text('storefront.changed.removed', { product }));
  const totals = totalsOf(now);
  const amounts = AMOUNTS.flatMap((code) => {
    const [from = 0, to = 0] = [before.totals[code], totals[code]];
    return from === to ? [] : [text(`storefront.changed.${code}`, { from: price(from), to: price(to) })];
  });
  return [...lines, ...removed, ...amounts];
}

function parsed(seen: string): z.output<typeof seenContents> | null {
  if (excessOf(Buffer.from(seen), PUBLIC_BOUNDS)) return null;
  try {
    return seenContents.safeParse(JSON.parse(seen)).data ?? null;
  } catch {
    return null;
  }
}
