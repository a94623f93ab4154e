import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { removeDemo } from '../catalog/index.ts';
import type { RemovedDemo } from '../catalog/index.ts';
import { deleteUnchangedWidgets } from '../pageBuilder/index.ts';
import { demoHomepage } from './demoHomepage.ts';

/**
 * Removes the demo catalogue and the widgets of the demo homepage, in one transaction: what was changed since is the merchant's own and
 * stays. A second call removes nothing. Throws 409 HOMEPAGE_BUSY.
 */
export const unloadDemo = (app: AppContext, db: Db): Promise<RemovedDemo & { readonly widgets: number }> =>
  db.transaction(async (tx) => {
    const removed = await removeDemo(app, tx);
    return { ...removed, widgets: await deleteUnchangedWidgets(app, tx, demoHomepage) };
  });
