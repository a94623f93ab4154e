import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
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
import type { DiscardedChangeset } from './changesets.repo.ts';
import { createBackup } from './createBackup.ts';
import type { Backup } from './createBackup.ts';
import { readPageSummary } from './pageSummary.repo.ts';
import { pagesOf, TO_HOMEPAGE, TO_LANDING_PAGE } from './places.ts';
import type { Pages } from './places.ts';
import type { PlanSummary } from './replaceHomepageAnswers.ts';

/** The preflight fingerprints that the caller confirms. */
export interface Confirmed {
  readonly homepage: string;
  readonly landingPage: string;
}

/** The result of a replacement. */
export interface Replaced extends Unpublished {
  readonly backup: Backup;
  readonly backedUp: Copied;
  readonly deletedInstances: number;
  readonly cloned: Copied;
}

interface Replacement {
  readonly confirmed: Confirmed;
  readonly admin: AdminCaller;
  /** Stores the response for repeated requests, inside the transaction. */
  readonly keep: (tx: Db, replaced: Replaced) => Promise<void>;
}

/**
 * Replaces the active theme's homepage with a copy of a landing page's body. Backs up the previous homepage to a new
 * draft landing page, discards unpublished homepage changes, and cancels past homepage rollout plans. Runs in one
 * transaction, and the number of SQL statements does not depend on the page contents. Throws 404, and 409
 * REPLACE_IN_PROGRESS, HOMEPAGE_ENTITY_SCOPED, HOMEPAGE_CHANGED and HOMEPAGE_ROLLOUT_ACTIVE.
 */
export async function replaceHomepage(
  app: AppContext,
  db: Db,
  uuid: string,
  { confirmed, admin, keep }: Replacement,
): Promise<Replaced> {
  const replaced = await db.transaction(async (tx) => {
    await lockHomepage(tx);
    const page = await findLandingPageForUpdate(tx, uuid);
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
    { page: uuid, backup: replaced.backup.page.uuid, admin: admin.uuid },
    'the homepage was replaced',
  );
  return replaced;
}

const taken = z.object({ taken: bool });

/**
 * Locks the homepage against other replacements, failing immediately if it is locked. Also locks placements on all
 * pages against changes.
 */
async function lockHomepage(tx: Db): Promise<void> {
  const lock = await tx.one(sql.type(taken)`
    select pg_try_advisory_xact_lock(hashtext('shop.replaceHomepage')) as taken`);
  if (!lock.taken) throw replaceInProgress();
  await lockPlacements(tx, replaceInProgress);
}

async function checkPages(app: AppContext, tx: Db, pages: Pages, confirmed: Confirmed): Promise<void> {
  const summary = await readPageSummary(app, tx, pages);
  if (summary.entity_scoped) throw homepageEntityScoped();
  if (summary.homepage_fingerprint !== confirmed.homepage) throw homepageChanged();
  if (summary.landing_page_fingerprint !== confirmed.landingPage) throw homepageChanged();
}

interface Unpublished {
  readonly discarded: readonly DiscardedChangeset[];
  readonly canceledPlans: readonly PlanSummary[];
}

/** Removes homepage operations from changesets and cancels the changesets' rollout plans, all of which must be past. */
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
  // Adding operations locks the changeset. With this lock, operations added until now are also removed.
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
