import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { widgetPlacedTwice } from '../errors.ts';
import { listWidgetsByUuid } from '../widgetInstance.repo.ts';
import { checkWidgetSettings } from '../widgetSettings.ts';
import type { Changeset } from './changeset.ts';
import type { OperationBody } from './changesetBodies.ts';
import { insertOperation, listOperationsAround } from './changesetOperation.repo.ts';
import {
  otherTheme,
  payloadIsOutdated,
  publishedTakesNoOperations,
  tooManyOperations,
  widgetIsNotThere,
} from './errors.ts';
import { openChangeset } from './openChangeset.ts';
import { changeOf, operationsAt } from './operation.ts';
import type { Change, NewOperation, OperationRow } from './operation.ts';
import { applyChange, conflictOf, isSame, liveState, targetOf } from './pageState.ts';
import type { PageState } from './pageState.ts';
import { readOperation } from './readOperation.ts';

const MAX_OPERATIONS = 5000;

/**
 * Adds an operation to a changeset, and deletes the undone operations of the route. Throws 404, 403, 400 as `readOperation`,
 * CHANGESET_PUBLISHED, THEME_SCOPE, TOO_MANY_OPERATIONS and WIDGET_PLACED_TWICE, and 409 OPERATION_CONFLICT if the operation does not
 * start from the current state of the draft.
 */
export async function addOperation(
  app: AppContext,
  db: Db,
  id: string,
  body: OperationBody,
  admin: AdminCaller,
): Promise<OperationRow> {
  const [added] = await addStep(app, db, id, [body], admin);
  return added as OperationRow;
}

/**
 * Adds several operations of one route as one step, which is undone and redone as a unit. Adds either all operations or none. Throws the
 * same errors as `addOperation`.
 */
export function addStep(
  app: AppContext,
  db: Db,
  id: string,
  bodies: readonly OperationBody[],
  admin: AdminCaller,
): Promise<readonly OperationRow[]> {
  const operations = bodies.map((body) => readOperation(app, body));
  return db.transaction(async (tx) => {
    const changeset = await openChangeset(tx, id, admin, { published: publishedTakesNoOperations });
    const added: OperationRow[] = [];
    for (const operation of operations) {
      const [first] = added;
      added.push(await addOne(app, tx, changesetAfter(changeset, added), operation, first ?? null));
    }
    return added;
  });
}

/** Returns the changeset with its cursors after operations were added. */
const changesetAfter = (changeset: Changeset, added: readonly OperationRow[]): Changeset => ({
  ...changeset,
  route_cursors: {
    ...changeset.route_cursors,
    ...Object.fromEntries(added.map(({ route, change_order }) => [route, change_order])),
  },
});

async function addOne(
  app: AppContext,
  tx: Db,
  changeset: Changeset,
  operation: NewOperation,
  first: OperationRow | null,
): Promise<OperationRow> {
  const change = changeOf(operation);
  const state = await loadDraft(tx, changeset, change, operation.entity_urn);
  const before = targetOf(state, change);
  const isKnown = isSame(before, change.before) || isSame(before, asWritten(app, change));
  rejectConflict(state, { ...change, before: isKnown ? before : change.before } as Change);
  const values = { ...operation, old_payload: before, step: first?.change_order ?? null };
  const added = await insertOperation(tx, changeset, values, MAX_OPERATIONS);
  if (!added) throw tooManyOperations(MAX_OPERATIONS);
  return added;
}

/** Loads the widget that a change affects, with all placements, in its draft state. */
async function loadDraft(tx: Db, changeset: Changeset, change: Change, urn: string): Promise<PageState> {
  const { changeset_id, theme, route_cursors } = changeset;
  const { kind, uuid, widget } = change;
  const rows = await listWidgetsByUuid(tx, [widget], kind === 'placement' ? [uuid] : []);
  const foreign = rows.find((row) => row.theme !== theme);
  if (foreign) throw otherTheme(foreign.theme);
  const state = liveState(rows, [widget]);
  const operations = await listOperationsAround(tx, changeset_id, { widget, urn });
  for (const operation of operationsAt(operations, route_cursors)) applyChange(state, changeOf(operation));
  return state;
}

/**
 * Returns the state that a change starts from, with its settings normalized as when they are saved. This accepts clients that send the
 * settings as they wrote them.
 */
function asWritten(app: AppContext, { kind, before }: Change): object | null {
  if (kind === 'placement' || !before) return before;
  try {
    return { ...before, settings: checkWidgetSettings(app, before.type, before.settings) };
  } catch (error) {
    if (error instanceof Refusal) return before;
    throw error;
  }
}

function rejectConflict(state: PageState, change: Change): void {
  switch (conflictOf(state, change)) {
    case 'changed':
      throw payloadIsOutdated();
    case 'no_widget':
      throw widgetIsNotThere(change.widget);
    case 'occupied':
      throw widgetPlacedTwice();
    default:
  }
}
