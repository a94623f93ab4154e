import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { replacementNotFound } from '../errors.ts';
import { findLandingPage } from '../landingPage.repo.ts';
import type { LandingPageRow } from '../landingPage.ts';
import { isLive } from '../visibility.ts';
import { assess } from './assessment.ts';
import type { Assessment } from './assessment.ts';
import { listTouchingChangesets } from './changesets.repo.ts';
import { planBackup } from './createBackup.ts';
import { readPageSummary } from './pageSummary.repo.ts';
import type { PageSummary } from './pageSummary.repo.ts';
import { pagesOf } from './places.ts';
import { warningsOf } from './warnings.ts';

/**
 * Reports how replacing the homepage with a landing page would affect the shop, from one database snapshot. Writes
 * nothing. The replacement request must send back the fingerprints from this report. Throws 404.
 */
export async function preflightReplaceHomepage(app: AppContext, db: Db, uuid: string, admin: AdminCaller) {
  return db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`set transaction isolation level repeatable read, read only`);
    const page = await findLandingPage(tx, { uuid });
    if (!page) throw replacementNotFound();
    const pages = pagesOf(app, page);
    const summary = await readPageSummary(app, tx, pages);
    const changesets = await listTouchingChangesets(tx, pages);
    const backup = await planBackup(app, tx);
    const now = app.clock.now();
    const assessment = assess(changesets, { now, adminId: admin.id });
    return answerOf({ page, isLive: isLive(page, now), summary, assessment, backup });
  });
}

interface Findings {
  readonly page: LandingPageRow;
  readonly isLive: boolean;
  readonly summary: PageSummary;
  readonly assessment: Assessment;
  readonly backup: { readonly total: number; readonly name: string };
}

const answerOf = ({ page, isLive, summary, assessment, backup }: Findings) => ({
  landingPage: {
    uuid: page.uuid,
    name: page.name,
    status: page.status,
    publishStart: page.publish_start,
    publishEnd: page.publish_end,
    isLive,
    bodyPlacementCount: summary.body_placements,
    renderablePlacementCount: summary.renderable,
    hiddenPlacementCount: summary.hidden,
    sharedRouteLevelCount: summary.shared_route_level,
    selfLinkCount: summary.self_links,
    unpublishedOperationCount: assessment.unpublishedOperationCount,
    rolloutPlans: assessment.pagePlans,
  },
  homepage: {
    placementCount: summary.homepage_placements,
    allRouteContentCount: summary.all_route_content,
  },
  // An empty homepage is also backed up, so that every replacement can be undone.
  backup: { willCreate: true, name: backup.name },
  drafts: assessment.drafts,
  pastPlansToCancel: assessment.pastPlans,
  blockers: { rolloutPlans: assessment.blockingPlans, entityScopedHomepage: summary.entity_scoped },
  fingerprints: { homepage: summary.homepage_fingerprint, landingPage: summary.landing_page_fingerprint },
  backupsTotal: backup.total,
  warnings: warningsOf({
    renderable: summary.renderable,
    isLive,
    unpublishedOperations: assessment.unpublishedOperationCount,
    pagePlans: assessment.pagePlans.length,
    sharedRouteLevel: summary.shared_route_level,
    hidden: summary.hidden,
    selfLinks: summary.self_links,
    allRouteContent: summary.all_route_content,
    discardsDrafts: assessment.discardsDrafts,
    pastPlans: assessment.pastPlans.length,
  }),
});
