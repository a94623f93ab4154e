import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { word } from '../widgetBody.ts';
import { changesetRow } from './changeset.ts';
import { operationRow } from './operation.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

/** A route name. It begins with a letter, because it is the key of the route's cursor. */
const routeName = word('route').regex(/^[a-zA-Z]/, 'route must start with a letter');

/** The ID in a changeset's path. */
export const changesetParams = z.object({
  id: z.string().describe('The integer ID or UUID of the changeset.'),
});

/** The request body that creates a changeset. */
export const newChangesetBody = z.object(
  describedBy(changesetRow, {
    name: z
      .string()
      .max(255)
      .refine((text) => text.trim() !== '', breaks('required', 'name is required'))
      .check(oneLine('name')),
  }),
);

const payload = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? null);

/** The request body that adds an operation to a changeset. */
export const operationBody = z.object(
  describedBy(operationRow, {
    route: routeName,
    entity_urn: z.string().max(255),
    old_payload: payload,
    new_payload: payload,
    change_order: z
      .unknown()
      .optional()
      .describe('Optional and ignored, including null, because the server numbers operations.'),
  }),
);
export type OperationBody = z.output<typeof operationBody>;

const MAX_STEP = 200;

/** The request body that adds several operations of one route as one step. */
export const stepBody = z
  .object({
    route: routeName.describe('The route of the page on which the changes are made and can be undone.'),
    operations: z
      .array(operationBody.omit({ route: true, change_order: true }))
      .min(1, 'operations must have at least one')
      .max(MAX_STEP)
      .describe('The operations, each based on the result of the previous ones.'),
  })
  .transform(({ route, operations }) =>
    operations.map((one) => ({ ...one, route, change_order: undefined })),
  );

/** The request body that undoes or redoes a step of a route. */
export const moveCurrentBody = z.object({
  direction: z
    .enum(['undo', 'redo'])
    .describe('`undo` undoes the last applied operation of the route, `redo` reapplies the next one.'),
  route: routeName.describe('The route whose operations are undone or redone.'),
});

/** The query parameters of a request that discards a changeset or one of its routes. */
export const discardQuery = z.object({
  route: routeName
    .optional()
    .describe('The route whose operations are discarded. If absent, operations of all routes are discarded.'),
});
