import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/db.ts';
import {
  RIGHTS_SETTINGS,
  returnFacts,
  returnFactsColumn,
  returnRights,
  shipmentsOf,
} from '../../orders/index.ts';
import type { Order, ReturnRights } from '../../orders/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';

const rightsRow = z.object({ saved: savedSettings, facts: returnFacts });

/** Reads what a shopper may still withdraw and return of an order. Runs at most three SQL statements. */
export async function rightsOf(app: AppContext, db: Db, order: Order): Promise<ReturnRights> {
  const [{ saved, facts }, parcels] = await Promise.all([
    db.one(sql.type(rightsRow)`
      select ${savedSettingsColumn(RIGHTS_SETTINGS)} as saved, ${returnFactsColumn(order)} as facts`),
    shipmentsOf(app, db, order),
  ]);
  return returnRights(app, order, { settings: settingsFrom(app, RIGHTS_SETTINGS, saved), facts, parcels });
}
