import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
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
import type { Change, OperationRow } from './operation.ts';
import { applyChange, conflictOf, isSame, liveState, targetOf } from './pageState.ts';
import type { PageState } from './pageState.ts';
import { readOperation } from './readOperation.ts';

const MAX_OPERATIONS = 5000;

/**
 * Adds an operation to a changeset and deletes the undone operations of its route. Throws 404, 403, 400 as `readOperation`,
 * CHANGESET_PUBLISHED, THEME_SCOPE, TOO_MANY_OPERATIONS and WIDGET_PLACED_TWICE, and 409 OPERATION_CONFLICT where the operation
 * does not start from the current state of the draft.
 */
export async function addOperation(
  app: AppContext,
  db: Db,
  id: string,
  body: OperationBody,
  admin: AdminCaller,
): Promise<OperationRow> {
  const operation = readOperation(app, body);
  const change = changeOf(operation);
  return db.transaction(async (tx) => {
    const changeset = await openChangeset(tx, id, admin, { published: publishedTakesNoOperations });
    const state = await loadDraft(tx, changeset, change, operation.entity_urn);
    const before = targetOf(state, change);
    const isKnown = isSame(before, change.before) || isSame(before, asWritten(app, change));
    rejectConflict(state, { ...change, before: isKnown ? before : change.before } as Change);
    const added = await insertOperation(tx, changeset, { ...operation, old_payload: before }, MAX_OPERATIONS);
    if (!added) throw tooManyOperations(MAX_OPERATIONS);
    return added;
  });
}

/** Loads the widget of a change with all its placements, in the state of the draft. */
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

/** Gives the state that a change starts from with the settings as a write stores them, for clients that send what they wrote. */
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
