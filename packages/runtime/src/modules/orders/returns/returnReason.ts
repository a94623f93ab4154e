import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt } from '../../../platform/db/columns.ts';
import { line } from '../../../platform/http/forms/bodyFields.ts';

/** A row of `return_reason`. */
export const returnReasonRow = z.object({
  return_reason_id: entityId,
  uuid: entityUuid,
  code: text.describe('The code that returns refer to.'),
  name: text.describe('The name that shoppers choose.'),
  sort_order: int.describe('The position in the list. Lower numbers come first.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type ReturnReason = z.output<typeof returnReasonRow>;

const CODE = /^[a-z0-9_]+$/;
const codeFault = 'code can only contain lowercase letters, digits and underscores';
const SORT_FAULT = 'sort_order must be a whole number from 0 to 1000000';

const fields = {
  code: line('code', 50).regex(CODE, codeFault).describe('The code, such as `too_small`.'),
  name: line('name', 255).describe('The name that shoppers choose.'),
  sort_order: z
    .int(SORT_FAULT)
    .min(0, SORT_FAULT)
    .max(1_000_000, SORT_FAULT)
    .describe('The position in the list. Lower numbers come first.'),
};

export const newReturnReasonBody = z.object({
  code: fields.code,
  name: fields.name,
  sort_order: fields.sort_order.default(0),
});
export const returnReasonBody = z.object(fields).partial();
export type NewReturnReason = z.output<typeof newReturnReasonBody>;
