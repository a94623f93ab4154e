import { z } from 'zod';
import { toDecimal, toMinor } from '../../../platform/money.ts';
import type { BilledPart } from './billedParts.ts';

/** The parts in a snapshot, with amounts as decimal strings. */
export const storedParts = z.array(
  z.object({
    kind: z.enum(['line', 'shipping', 'adjustment']),
    order_item_id: z.int().nullable(),
    qty: z.int(),
    rate: z.number(),
    net: z.string(),
    tax: z.string(),
    gross: z.string(),
    label: z.string().nullable(),
  }),
);
export type StoredParts = z.output<typeof storedParts>;

export const toStoredParts = (parts: readonly BilledPart[], currency: string): StoredParts =>
  parts.map(({ net, tax, gross, ...part }) => ({
    ...part,
    net: toDecimal(net, currency),
    tax: toDecimal(tax, currency),
    gross: toDecimal(gross, currency),
  }));

export const fromStoredParts = (parts: StoredParts, currency: string): readonly BilledPart[] =>
  parts.map(({ net, tax, gross, ...part }) => ({
    ...part,
    net: toMinor(net, currency),
    tax: toMinor(tax, currency),
    gross: toMinor(gross, currency),
  }));
