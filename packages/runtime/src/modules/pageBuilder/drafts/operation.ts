import { z } from 'zod';
import { flag, line } from '../../../platform/http/bodyFields.ts';
import { parseUrn } from '../../urls/index.ts';
import { placementFields } from '../widgetBody.ts';

/** Kinds of the URNs that operations name their target by. */
export const INSTANCE_URN = 'cms:widget_instance';
export const PLACEMENT_URN = 'cms:widget_placement';

const uuid = z.guid().toLowerCase();

/** A widget instance as operations carry it: all of it, before and after. */
export const instancePayload = z.object({
  uuid,
  name: line('name'),
  type: line('type', 100),
  settings: z.record(z.string(), z.unknown()).default({}),
  status: flag('status').default(true),
});
export type InstancePayload = z.output<typeof instancePayload>;

/** A placement as operations carry it. The instance may be live, or made by the same changeset. */
export const placementPayload = z.object({ uuid, widget_instance_uuid: uuid, ...placementFields });
export type PlacementPayload = z.output<typeof placementPayload>;

/** For each route the `change_order` up to which its operations hold. */
export type RouteCursors = Readonly<Record<string, number>>;

/** An operation as it is stored. Its payloads were checked when it was added. */
export interface Operation {
  readonly change_order: number;
  readonly route: string;
  readonly entity_urn: string;
  readonly old_payload: Readonly<Record<string, unknown>> | null;
  readonly new_payload: Readonly<Record<string, unknown>> | null;
}

/** The server counts them. */
export type NewOperation = Omit<Operation, 'change_order'>;

interface ChangeOf<Kind extends 'instance' | 'placement', Payload> {
  readonly kind: Kind;
  /** Of the instance or the placement. */
  readonly uuid: string;
  /** Of the instance that is changed, or placed. */
  readonly widget: string;
  /** Null: there was none. */
  readonly before: Payload | null;
  /** Null: it is taken away. */
  readonly after: Payload | null;
}
/** What an operation does, typed by what it does it to. */
export type Change = ChangeOf<'instance', InstancePayload> | ChangeOf<'placement', PlacementPayload>;

export const cursorOf = (cursors: RouteCursors, route: string): number =>
  Object.hasOwn(cursors, route) ? (cursors[route] as number) : 0;

/** Those that hold: of each route the ones that its cursor has reached. In the order that they came in. */
export const operationsAt = <O extends Pick<Operation, 'route' | 'change_order'>>(
  operations: readonly O[],
  cursors: RouteCursors,
): readonly O[] => operations.filter(({ route, change_order }) => change_order <= cursorOf(cursors, route));

/** Reads a stored operation. */
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
