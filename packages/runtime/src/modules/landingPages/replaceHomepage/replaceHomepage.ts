import { z } from 'zod';
import type { AppContext } from '../../../platform/context.ts';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { copyPage, deletePlacementsOfPage, HOMEPAGE_AREA, lockPlacements } from '../../pageBuilder/index.ts';
import type { Copied } from '../../pageBuilder/index.ts';
import {
  homepageChanged,
  homepageEntityScoped,
  homepageRolloutActive,
  replaceInProgress,
  replacementNotFound,
} from '../errors.ts';
import { findLandingPageForUpdate } from '../landingPage.repo.ts';
import { landingPageUrn } from '../landingPageUrl.ts';
import { assess } from './assessment.ts';
import {
  deleteHomepageOperations,
  deletePlans,
  listTouchingChangesets,
  lockChangesets,
} from './changesets.repo.ts';
import type { Discarded } from './changesets.repo.ts';
import { createBackup } from './createBackup.ts';
import type { Backup } from './createBackup.ts';
import { readPageFacts } from './pageFacts.repo.ts';
import { pagesOf, TO_HOMEPAGE, TO_LANDING_PAGE } from './places.ts';
import type { Pages } from './places.ts';
import type { PlanSummary } from './rollouts.ts';

/** The fingerprints that the preflight gave. */
export interface Confirmed {
  readonly homepage: string;
  readonly landingPage: string;
}

/** What was done. */
export interface Replaced extends Unpublished {
  readonly backup: Backup;
  readonly backedUp: Copied;
  readonly deletedInstances: number;
  readonly cloned: Copied;
}

interface Replacement {
  readonly confirmed: Confirmed;
  readonly admin: AdminCaller;
  /** Keeps the answer, in the transaction. */
  readonly keep: (tx: Db, replaced: Replaced) => Promise<void>;
}

/**
 * Puts a copy of a landing page's body in the place of the homepage of the active theme, and keeps what was there on a new
 * page that is switched off. Unpublished changes of the homepage, its own widgets and its ended plans go. One transaction, of
 * the same number of statements whatever stands on the pages. Throws 404, and 409 REPLACE_IN_PROGRESS,
 * HOMEPAGE_ENTITY_SCOPED, HOMEPAGE_CHANGED and HOMEPAGE_ROLLOUT_ACTIVE.
 */
export async function replaceHomepage(
  app: AppContext,
  db: Db,
  id: string,
  { confirmed, admin, keep }: Replacement,
): Promise<Replaced> {
  if (!isUuid(id)) throw replacementNotFound();
  const replaced = await db.transaction(async (tx) => {
    await lockHomepage(tx);
    const page = await findLandingPageForUpdate(tx, id);
    if (!page) throw replacementNotFound();
    const pages = pagesOf(app, page);
    await checkPages(app, tx, pages, confirmed);
    const unpublished = await discardUnpublished(app, tx, pages, admin);
    const backup = await createBackup(app, tx, page);
    const moved = await movePlacements(tx, pages, landingPageUrn(backup.page));
    const done = { backup, ...unpublished, ...moved };
    await keep(tx, done);
    return done;
  });
  app.log.info(
    { page: id, backup: replaced.backup.page.uuid, admin: admin.uuid },
    'the homepage was replaced',
  );
  return replaced;
}

const taken = z.object({ taken: bool });

/** One replacement at a time, which does not wait for another one; and nobody else who changes what stands on pages. */
async function lockHomepage(tx: Db): Promise<void> {
  const lock = await tx.one(sql.type(taken)`
    select pg_try_advisory_xact_lock(hashtext('shop.replaceHomepage')) as taken`);
  if (!lock.taken) throw replaceInProgress();
  await lockPlacements(tx, replaceInProgress);
}

async function checkPages(app: AppContext, tx: Db, pages: Pages, confirmed: Confirmed): Promise<void> {
  const facts = await readPageFacts(app, tx, pages);
  if (facts.entity_scoped) throw homepageEntityScoped();
  if (facts.homepage_fingerprint !== confirmed.homepage) throw homepageChanged();
  if (facts.landing_page_fingerprint !== confirmed.landingPage) throw homepageChanged();
}

interface Unpublished {
  readonly discarded: readonly Discarded[];
  readonly canceledPlans: readonly PlanSummary[];
}

/** Takes what is about the old homepage out of changesets, and cancels their plans, which must be over. */
async function discardUnpublished(
  app: AppContext,
  tx: Db,
  pages: Pages,
  admin: AdminCaller,
): Promise<Unpublished> {
  const touching = await listTouchingChangesets(tx, pages);
  const { blockingPlans, pastPlans } = assess(touching, { now: app.clock.now(), adminId: admin.id });
  if (blockingPlans.length > 0) throw homepageRolloutActive(blockingPlans);
  const ids = touching
    .filter(({ homepage_operations }) => homepage_operations > 0)
    .map(({ changeset_id }) => changeset_id);
  await deletePlans(
    tx,
    pastPlans.map(({ uuid }) => uuid),
  );
  // Whoever adds operations holds the changeset: what came in meanwhile goes as well.
  await lockChangesets(tx, ids);
  return { discarded: await deleteHomepageOperations(tx, pages, ids), canceledPlans: pastPlans };
}

async function movePlacements(tx: Db, { homepage, body }: Pages, backupUrn: string) {
  const backup = { route: body.route, urn: backupUrn, area: TO_LANDING_PAGE };
  const backedUp = await copyPage(tx, { from: homepage, to: backup });
  const deleted = await deletePlacementsOfPage(tx, homepage);
  const front = { route: homepage.route, urn: homepage.urn, area: TO_HOMEPAGE };
  const cloned = await copyPage(tx, { from: body, to: front, without: HOMEPAGE_AREA });
  return { backedUp, deletedInstances: deleted.length, cloned };
}
