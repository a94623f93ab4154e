import { z } from 'zod';
import { WalletRefusal } from './walletRefusal.ts';
import type { WalletOrderState } from './walletState.ts';
import { orderBody } from './rules.ts';
import { isWithin } from './shopper.ts';

/** The body of a request that changes an order. */
export const patchBody = z
  .array(
    z.strictObject({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string(),
      value: z.unknown().optional(),
    }),
  )
  .min(1);
export type PatchBody = z.output<typeof patchBody>;

/** The members of a purchase unit that a shop may change, with the operations. */
const CHANGEABLE: Readonly<Record<string, readonly string[]>> = {
  custom_id: ['replace', 'add', 'remove'],
  invoice_id: ['replace', 'add', 'remove'],
  description: ['replace', 'add', 'remove'],
  items: ['replace', 'add', 'remove'],
  amount: ['replace'],
};

const PATH = /^\/purchase_units\/@reference_id=='([^']*)'\/(\w+)$/;

/** Applies changes to an order, all or none. Throws `WalletRefusal`. */
export function patchOrder(order: WalletOrderState, changes: PatchBody): void {
  if (order.status === 'COMPLETED') throw new WalletRefusal(422, 'ORDER_ALREADY_COMPLETED');
  const [unit] = order.body.purchase_units;
  const next: Record<string, unknown> = { ...unit };
  for (const change of changes) applyTo(next, unit?.reference_id ?? 'default', change);
  const parsed = orderBody.safeParse({ ...order.body, purchase_units: [next] });
  if (!parsed.success) throw refusalOf(parsed.error.issues[0]?.message ?? '');
  const [changed] = parsed.data.purchase_units;
  if (changed && !isWithin(order, changed.amount)) throw new WalletRefusal(422, 'AMOUNT_CHANGE_NOT_ALLOWED');
  order.body = parsed.data;
}

function applyTo(
  unit: Record<string, unknown>,
  reference: string,
  { op, path, value }: PatchBody[number],
): void {
  const [, named, member = ''] = PATH.exec(path) ?? [];
  if (named === undefined) throw new WalletRefusal(422, 'INVALID_JSON_POINTER_FORMAT');
  if (named !== reference) throw new WalletRefusal(422, 'REFERENCE_ID_NOT_FOUND');
  if (!CHANGEABLE[member]?.includes(op)) throw new WalletRefusal(422, 'NOT_PATCHABLE');
  const isThere = unit[member] !== undefined;
  if (isThere === (op === 'add')) throw new WalletRefusal(400, 'INVALID_PATCH_OPERATION');
  if (op === 'remove') delete unit[member];
  else unit[member] = value;
}

const refusalOf = (message: string): WalletRefusal =>
  /MISMATCH|REQUIRED$/.test(message)
    ? new WalletRefusal(422, message)
    : new WalletRefusal(400, 'INVALID_PARAMETER_VALUE', message);
