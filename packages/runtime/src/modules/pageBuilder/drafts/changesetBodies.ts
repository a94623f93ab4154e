import { z } from 'zod';
import { word } from '../widgetBody.ts';

/** A route's own cursor bears its name, so that it begins as a word does. */
export const routeName = word('route').regex(/^[a-zA-Z]/, 'route must begin with a letter');

const payload = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? null);

export const operationBody = z.object({
  /** The kind of page at which it was made, and is taken back. */
  route: routeName,
  /** Of a widget instance or a placement, `cms:widget_instance` or `cms:widget_placement`. */
  entity_urn: z.string().max(255),
  /** The instance or placement as it is in the draft; null: it is made. */
  old_payload: payload,
  /** As it shall be; null: it is taken away. */
  new_payload: payload,
  /** Ignored, and may be left out: the server counts. */
  change_order: z.unknown().optional(),
});
export type OperationBody = z.output<typeof operationBody>;
