import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import type { Validator } from '../../../platform/http/forms/validation.ts';
import { parseUrn, urnOf } from '../../urls/index.ts';
import { checkWidgetSettings } from '../widgetSettings.ts';
import type { OperationBody } from './changesetBodies.ts';
import { badOperation } from './errors.ts';
import { changeOf, INSTANCE_URN, instancePayload, PLACEMENT_URN, placementPayload } from './operation.ts';
import type { Change, NewOperation } from './operation.ts';

const payloads: ReadonlyMap<string, Validator> = new Map([
  [INSTANCE_URN, validator(instancePayload, 'body')],
  [PLACEMENT_URN, validator(placementPayload, 'body')],
]);

/**
 * Validates an operation in the same way as a direct write, and returns it in its stored form. Does not check the state that the
 * operation starts from. Throws 400 VALIDATION_FAILED, BAD_OPERATION, UNKNOWN_WIDGET_TYPE and BAD_WIDGET_SETTINGS.
 */
export function readOperation(app: AppContext, body: OperationBody): NewOperation {
  const urn = parseUrn(body.entity_urn);
  const validate = urn && payloads.get(urn.kind);
  if (!validate)
    throw badOperation('entity_urn', 'entity_urn must be the URN of a widget instance or a widget placement');
  if (!body.old_payload && !body.new_payload)
    throw badOperation('new_payload', 'old_payload or new_payload is required');
  const read = (member: 'old_payload' | 'new_payload') =>
    readPayload(member, body[member], urn.uuid, validate);
  const operation = {
    route: body.route,
    entity_urn: urnOf(urn.kind, urn.uuid),
    old_payload: read('old_payload'),
    new_payload: read('new_payload'),
  };
  const change = changeOf(operation);
  checkTarget(change);
  if (change.kind === 'placement' || !change.after) return operation;
  const { type, settings } = change.after;
  const checked = within('new_payload', () => checkWidgetSettings(app, type, settings));
  return { ...operation, new_payload: { ...change.after, settings: checked } };
}

/** Validates a payload. The payload may omit its UUID, because the URN contains it. */
const readPayload = (member: string, payload: object | null, uuid: string, validate: Validator) =>
  payload && within(member, () => validate({ uuid, ...payload }) as Record<string, unknown>);

function checkTarget({ kind, uuid, before, after }: Change): void {
  for (const [member, payload] of Object.entries({ old_payload: before, new_payload: after }))
    if (payload && payload.uuid !== uuid)
      throw badOperation(`${member}.uuid`, `${member}.uuid must match the uuid of entity_urn`);
  if (kind === 'placement' && before && after && before.widget_instance_uuid !== after.widget_instance_uuid)
    throw badOperation('new_payload.widget_instance_uuid', 'A placement cannot be moved to another widget');
}

/** Prefixes the field paths in a validation error with the name of a member. */
function within<T>(member: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details) throw error;
    const details = error.details.map(({ path, message, ...fault }) => ({
      ...fault,
      path: `${member}.${path}`,
      message: path !== '' && message.startsWith(`${path} `) ? `${member}.${message}` : message,
    }));
    throw new Refusal(error.status, error.code, details[0]?.message ?? error.message, { details });
  }
}
