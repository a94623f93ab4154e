import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { removeDemo } from '../catalog/index.ts';
import type { RemovedDemo } from '../catalog/index.ts';
import { deleteUnchangedCmsPages } from '../cmsPages/index.ts';
import { deleteMenu, findMenuByCode } from '../menus/index.ts';
import { deleteUnchangedWidgets } from '../pageBuilder/index.ts';
import { demoHomepage } from './demoHomepage.ts';
import { demoFooter, demoPages } from './demoPages.ts';
import { unsetDemoSettings } from './demoSettings.ts';

/** The numbers of records that were removed. */
export interface UnloadedDemo extends RemovedDemo {
  readonly widgets: number;
  readonly pages: number;
  readonly menus: number;
}

/**
 * Removes the demo catalogue, and the widgets, the pages, the settings and the menu of the footer that came with it, in one transaction: what was
 * changed since is the merchant's own and stays. A second call removes nothing. Throws 409 HOMEPAGE_BUSY.
 */
export const unloadDemo = (app: AppContext, db: Db): Promise<UnloadedDemo> =>
  db.transaction(async (tx) => {
    const removed = await removeDemo(app, tx);
    await unsetDemoSettings(app, tx);
    return {
      ...removed,
      widgets: await deleteUnchangedWidgets(app, tx, demoHomepage),
      pages: await deleteUnchangedCmsPages(tx, demoPages),
      menus: await deleteUnchangedFooter(tx),
    };
  });

async function deleteUnchangedFooter(tx: Db): Promise<number> {
  const menu = await findMenuByCode(tx, demoFooter.code);
  if (!menu || targetsOf(menu.items) !== targetsOf(demoFooter.items)) return 0;
  await deleteMenu(tx, { uuid: menu.uuid });
  return 1;
}

/** Writes the names and targets of items as one text, to compare them. */
const targetsOf = (items: readonly { readonly name: string; readonly target: string | null }[]) =>
  JSON.stringify(items.map(({ name, target }) => [name, target]));
