import type { AppContext } from '../../platform/contracts/context.ts';
import type { EmailBlock } from '../mail/index.ts';
import type { OrderItemRow } from './order.ts';

type Line = Pick<OrderItemRow, 'delivery_first' | 'delivery_last'>;

/** Composes the paragraph that says when lines arrive, from the dates that the shopper was promised. Returns no block if none were. */
export function arrivalBlocks(
  { locale, texts }: Pick<AppContext, 'locale' | 'texts'>,
  lines: readonly Line[],
): readonly EmailBlock[] {
  const first = lines.flatMap((line) => line.delivery_first ?? []).toSorted()[0];
  const last = lines
    .flatMap((line) => line.delivery_last ?? [])
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const day = (date: string) =>
    new Date(date).toLocaleDateString(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const text = texts();
  return [
    {
      paragraph:
        first === last
          ? text('orders.email.arrivesOn', { day: day(first) })
          : text('orders.email.arrives', { first: day(first), last: day(last) }),
    },
  ];
}
