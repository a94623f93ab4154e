/** A net amount, its tax and their sum. */
interface Taxed {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** An order as the REST API has it. */
interface SummedOrder {
  readonly items: readonly {
    readonly order_item_id: number;
    readonly qty: number;
    readonly refunded_qty: number;
    readonly line_total_with_discount: number;
    readonly tax_amount: number;
    readonly line_total_with_discount_incl_tax: number;
  }[];
  readonly shipping_fee_excl_tax: number;
  readonly shipping_tax_amount: number;
  readonly shipping_fee_incl_tax: number;
}

interface SummedRefund {
  readonly status: string;
  readonly amount: number;
  readonly items: readonly (Taxed & { readonly order_item_id: number })[];
  readonly shipping: Taxed;
  readonly adjustment: Taxed | null;
}

interface SummedDocument extends Taxed {
  readonly kind: string;
  readonly taxes: readonly { readonly rate: number; readonly net: number; readonly tax: number }[];
}

interface Books {
  readonly order: SummedOrder;
  readonly refunds: readonly SummedRefund[];
  readonly documents: readonly SummedDocument[];
}

/** A part of an order, with what refunds gave back of it. Amounts are in minor units. */
interface Part {
  readonly name: string;
  /** True if all of its units were refunded. */
  readonly isOver: boolean;
  readonly whole: Taxed;
  readonly given: Taxed;
}

const NAMES = ['net', 'tax', 'gross'] as const;
const isSame = (one: Taxed, other: Taxed): boolean => NAMES.every((name) => one[name] === other[name]);
const add = (parts: readonly Taxed[]): Taxed =>
  parts.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  );

/**
 * Lists what is wrong between an order, its refunds and its documents: refunds whose parts are not their amount, parts of which more than
 * they cost was given back, lines whose last unit was given back without completing them, and credit notes that are not the refunds, or not
 * the invoice once all was given back. `scale` is the number of minor units of the currency in a major one.
 */
export function refundFaults({ order, refunds, documents }: Books, scale: number): readonly string[] {
  const minor = (amount: number): number => Math.round(amount * scale);
  const inMinor = ({ net, tax, gross }: Taxed): Taxed => ({
    net: minor(net),
    tax: minor(tax),
    gross: minor(gross),
  });
  const done = refunds
    .filter(({ status }) => status === 'done')
    .map(({ amount, items, shipping, adjustment }) => ({
      amount: minor(amount),
      items: items.map((item) => ({ id: item.order_item_id, ...inMinor(item) })),
      shipping: inMinor(shipping),
      adjustments: adjustment ? [inMinor(adjustment)] : [],
    }));
  const parts: readonly Part[] = [
    ...order.items.map((line) => ({
      name: `line ${line.order_item_id}`,
      isOver: line.refunded_qty === line.qty,
      whole: inMinor({
        net: line.line_total_with_discount,
        tax: line.tax_amount,
        gross: line.line_total_with_discount_incl_tax,
      }),
      given: add(done.flatMap(({ items }) => items.filter(({ id }) => id === line.order_item_id))),
    })),
    {
      name: 'shipping fee',
      isOver: false,
      whole: inMinor({
        net: order.shipping_fee_excl_tax,
        tax: order.shipping_tax_amount,
        gross: order.shipping_fee_incl_tax,
      }),
      given: add(done.map(({ shipping }) => shipping)),
    },
  ];
  const adjustments = done.flatMap((refund) => refund.adjustments);
  const given = add([...parts.map((part) => part.given), ...adjustments]);
  const isAllBack = adjustments.length === 0 && parts.every((part) => isSame(part.given, part.whole));
  return [
    ...done.flatMap(({ amount, items, shipping, adjustments: own }) => {
      const all = add([...items, shipping, ...own]);
      if (all.gross !== amount) return ['a refund is not the sum of its parts'];
      return all.net + all.tax === all.gross ? [] : ['net and tax of a refund are not its gross'];
    }),
    ...parts.flatMap(partFaults),
    ...noteFaults(documents, given, isAllBack, minor),
  ];
}

function partFaults({ name, isOver, whole, given }: Part): readonly string[] {
  if (NAMES.some((of) => given[of] > whole[of])) return [`more than the ${name} was given back`];
  return isOver && !isSame(given, whole) ? [`the last unit does not complete the ${name}`] : [];
}

function noteFaults(
  documents: readonly SummedDocument[],
  given: Taxed,
  isAllBack: boolean,
  minor: (amount: number) => number,
): readonly string[] {
  const notes = documents.filter(({ kind }) => kind === 'credit_note');
  const invoices = documents.filter(({ kind }) => kind !== 'credit_note');
  const sum = (of: readonly SummedDocument[]) =>
    add(of.map(({ net, tax, gross }) => ({ net: minor(net), tax: minor(tax), gross: minor(gross) })));
  const byRate = (of: readonly SummedDocument[]) =>
    JSON.stringify(
      [
        ...Map.groupBy(
          of.flatMap(({ taxes }) => taxes),
          ({ rate }) => rate,
        ),
      ]
        .map(([rate, taxes]) => ({
          rate,
          net: taxes.reduce((all, { net }) => all + minor(net), 0),
          tax: taxes.reduce((all, { tax }) => all + minor(tax), 0),
        }))
        .filter(({ net, tax }) => net !== 0 || tax !== 0)
        .toSorted((one, other) => one.rate - other.rate),
    );
  return [
    ...(isSame(sum(notes), given) ? [] : ['the credit notes are not the refunds']),
    ...(isAllBack && byRate(notes) !== byRate(invoices) ? ['the credit notes are not the invoice'] : []),
  ];
}
