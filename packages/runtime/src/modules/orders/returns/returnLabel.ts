import { z } from 'zod';
import { entityUuid, text } from '../../../platform/db/columns.ts';

/** The label of a return, without its file. */
export const labelRow = z.object({
  uuid: entityUuid,
  carrier_code: text.describe('The carrier code.'),
  carrier_name: text.describe('The name of the carrier.'),
  tracking_number: text.describe('The tracking number.'),
  tracking_url: text.nullable().describe('The tracking page URL. Null if there is none.'),
});
export type LabelRow = z.output<typeof labelRow>;
