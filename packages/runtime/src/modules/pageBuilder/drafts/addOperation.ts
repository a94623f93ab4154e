import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { checkSettings } from '../checkSettings.ts';
import { widgetPlacedTwice } from '../errors.ts';
import { listWidgetsByUuid } from '../widgetInstance.repo.ts';
import type { Changeset } from './changeset.repo.ts';
import { insertOperation, listOperationsAround } from './changesetOperation.repo.ts';
import type { OperationRow } from './changesetOperation.repo.ts';
import {
  otherTheme,
  payloadIsOutdated,
  publishedTakesNoOperations,
  tooManyOperations,
  widgetIsNotThere,
} from './errors.ts';
import { openChangeset } from './openChangeset.ts';
import { changeOf, operationsAt } from './operation.ts';
import type { Change } from './operation.ts';
import type { OperationBody } from './operationBody.ts';
import { isSame, liveState, misfitOf, put, targetOf } from './pageState.ts';
import type { PageState } from './pageState.ts';
import { readOperation } from './readOperation.ts';

const MAX_OPERATIONS = 5000;

/**
 * Adds a change to a draft; what was undone of its route is dropped. Throws 404, 403, 400 as `readOperation`,
 * CHANGESET_PUBLISHED, THEME_SCOPE, TOO_MANY_OPERATIONS and WIDGET_PLACED_TWICE, and 409 OPERATION_CONFLICT when it does not
 * start from what the draft shows now.
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
    const state = await draftAround(tx, changeset, change, operation.entity_urn);
    const before = targetOf(state, change);
    const isKnown = isSame(before, change.before) || isSame(before, asWritten(app, change));
    checkFit(state, { ...change, before: isKnown ? before : change.before } as Change);
    const added = await insertOperation(tx, changeset, { ...operation, old_payload: before }, MAX_OPERATIONS);
    if (!added) throw tooManyOperations(MAX_OPERATIONS);
    return added;
  });
}

/** The widget of a change with all its placements, as the draft has them. */
async function draftAround(tx: Db, changeset: Changeset, change: Change, urn: string): Promise<PageState> {
  const { changeset_id, theme, route_cursors } = changeset;
  const { kind, uuid, widget } = change;
  const rows = await listWidgetsByUuid(tx, [widget], kind === 'placement' ? [uuid] : []);
  const foreign = rows.find((row) => row.theme !== theme);
  if (foreign) throw otherTheme(foreign.theme);
  const state = liveState(rows, [widget]);
  const operations = await listOperationsAround(tx, changeset_id, { widget, urn });
  for (const operation of operationsAt(operations, route_cursors)) put(state, changeOf(operation));
  return state;
}

/** What a change starts from with the settings as a write would have stored them, for clients that say what they had sent. */
function asWritten(app: AppContext, { kind, before }: Change): object | null {
  if (kind === 'placement' || !before) return before;
  try {
    return { ...before, settings: checkSettings(app, before.type, before.settings) };
  } catch (error) {
    if (error instanceof Refusal) return before;
    throw error;
  }
}

function checkFit(state: PageState, change: Change): void {
  switch (misfitOf(state, change)) {
    case 'changed':
      throw payloadIsOutdated();
    case 'no_widget':
      throw widgetIsNotThere(change.widget);
    case 'occupied':
      throw widgetPlacedTwice();
    default:
  }
}
