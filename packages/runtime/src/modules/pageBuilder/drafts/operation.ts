import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text } from '../../../platform/db/columns.ts';
import { flag, line } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { parseUrn } from '../../urls/index.ts';
import { placementFields } from '../widgetBody.ts';
import type { RouteCursors } from './changeset.ts';

/** The URN type of widget instances in operations. */
export const INSTANCE_URN = 'cms:widget_instance';
/** The URN kind of placements in operations. */
export const PLACEMENT_URN = 'cms:widget_placement';

const uuid = z.guid().toLowerCase();

/** A widget instance in an operation payload. Payloads contain the complete state before and after the change. */
export const instancePayload = z.object({
  uuid,
  name: line('name'),
  type: line('type', 100),
  settings: z.record(z.string(), z.unknown()).default({}),
  status: flag('status').default(true),
});
export type InstancePayload = z.output<typeof instancePayload>;

/** A placement in an operation payload. The instance may be live or created by the same changeset. */
export const placementPayload = z.object({ uuid, widget_instance_uuid: uuid, ...placementFields });
export type PlacementPayload = z.output<typeof placementPayload>;

const payload = z.record(z.string(), z.unknown()).nullable();

/** An operation as stored in the database and returned by the REST API. */
export const operationRow = z.object({
  changeset_operation_id: entityId,
  uuid: entityUuid,
  changeset_id: int.describe('The integer ID of the changeset.'),
  change_order: int.describe(
    'The sequence number of the operation in the changeset. It increases with each new operation and never changes.',
  ),
  route: text.describe('The route of the page on which the change was made and can be undone.'),
  entity_urn: text.meta(kind('urn', 'The changed widget instance or placement.')),
  old_payload: payload.describe('The widget instance or placement before the change. Null if it is created.'),
  new_payload: payload.describe('The widget instance or placement after the change. Null if it is deleted.'),
  step: int
    .nullable()
    .describe(
      'The `change_order` of the first operation in the same step. Null if the operation is a step of its own.',
    ),
  created_at: createdAt,
});
export type OperationRow = z.output<typeof operationRow>;

/** The part of an operation that is needed to apply it. Its payloads were validated when it was added. */
export type Operation = Readonly<
  Pick<OperationRow, 'change_order' | 'route' | 'entity_urn' | 'old_payload' | 'new_payload'>
>;

/** An operation that has not been added yet and therefore has no `change_order`. */
export type NewOperation = Omit<Operation, 'change_order'>;

interface ChangeOf<Kind extends 'instance' | 'placement', Payload> {
  readonly kind: Kind;
  /** The UUID of the instance or the placement. */
  readonly uuid: string;
  /** The UUID of the instance that is changed or placed. */
  readonly widget: string;
  /** The state before the change. Null if the change creates the target. */
  readonly before: Payload | null;
  /** The state after the change. Null if the change deletes the target. */
  readonly after: Payload | null;
}
/** The change made by an operation, typed by its target. */
export type Change = ChangeOf<'instance', InstancePayload> | ChangeOf<'placement', PlacementPayload>;

/** Returns a route's cursor, or 0 if the route has none. */
export const cursorOf = (cursors: RouteCursors, route: string): number =>
  Object.hasOwn(cursors, route) ? (cursors[route] as number) : 0;

/** Selects the applied operations, which are the operations up to their route's cursor, in the original sequence. */
export const operationsAt = <O extends Pick<Operation, 'route' | 'change_order'>>(
  operations: readonly O[],
  cursors: RouteCursors,
): readonly O[] => operations.filter(({ route, change_order }) => change_order <= cursorOf(cursors, route));

/** Returns the change made by an operation. */
export function changeOf({ entity_urn, old_payload, new_payload }: Omit<NewOperation, 'route'>): Change {
  const urn = parseUrn(entity_urn);
  const target = urn?.uuid ?? '';
  if (urn?.kind === INSTANCE_URN) {
    const [before, after] = [old_payload, new_payload] as (InstancePayload | null)[];
    return { kind: 'instance', uuid: target, widget: target, before: before ?? null, after: after ?? null };
  }
  const [before, after] = [old_payload, new_payload] as (PlacementPayload | null)[];
  const widget = (after ?? before)?.widget_instance_uuid ?? '';
  return { kind: 'placement', uuid: target, widget, before: before ?? null, after: after ?? null };
}
