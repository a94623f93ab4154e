import type { AppContext } from '../../../platform/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { noColumns } from '../../../platform/db/rows.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { replacementNotFound } from '../errors.ts';
import { findLandingPage } from '../landingPage.repo.ts';
import type { LandingPageRow } from '../landingPage.repo.ts';
import { isLive } from '../visibility.ts';
import { assess } from './assessment.ts';
import type { Assessment } from './assessment.ts';
import { listTouchingChangesets } from './changesets.repo.ts';
import { planBackup } from './createBackup.ts';
import { readPageFacts } from './pageFacts.repo.ts';
import type { PageFacts } from './pageFacts.repo.ts';
import { pagesOf } from './places.ts';
import { warningsOf } from './warnings.ts';

/**
 * What replacing the homepage by a landing page would do, told from one snapshot of the database; nothing is written. The
 * fingerprints name what a replacement may then be asked for. Throws 404.
 */
export async function preflightReplaceHomepage(app: AppContext, db: Db, id: string, admin: AdminCaller) {
  if (!isUuid(id)) throw replacementNotFound();
  return db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`set transaction isolation level repeatable read, read only`);
    const page = await findLandingPage(tx, { uuid: id });
    if (!page) throw replacementNotFound();
    const pages = pagesOf(app, page);
    const facts = await readPageFacts(app, tx, pages);
    const changesets = await listTouchingChangesets(tx, pages);
    const backup = await planBackup(app, tx);
    const now = app.clock.now();
    const assessment = assess(changesets, { now, adminId: admin.id });
    return answerOf({ page, isLive: isLive(page, now), facts, assessment, backup });
  });
}

interface Found {
  readonly page: LandingPageRow;
  readonly isLive: boolean;
  readonly facts: PageFacts;
  readonly assessment: Assessment;
  readonly backup: { readonly total: number; readonly name: string };
}

const answerOf = ({ page, isLive, facts, assessment, backup }: Found) => ({
  landingPage: {
    uuid: page.uuid,
    name: page.name,
    status: page.status,
    publishStart: page.publish_start,
    publishEnd: page.publish_end,
    isLive,
    bodyPlacementCount: facts.body_placements,
    renderablePlacementCount: facts.renderable,
    hiddenPlacementCount: facts.hidden,
    sharedRouteLevelCount: facts.shared_route_level,
    selfLinkCount: facts.self_links,
    unpublishedOperationCount: assessment.unpublishedOperationCount,
    rolloutPlans: assessment.pagePlans,
  },
  homepage: {
    placementCount: facts.homepage_placements,
    allRouteContentCount: facts.all_route_content,
  },
  // An empty homepage gets one too, so that every replacement can be taken back.
  backup: { willCreate: true, name: backup.name },
  drafts: assessment.drafts,
  pastPlansToCancel: assessment.pastPlans,
  blockers: { rolloutPlans: assessment.blockingPlans, entityScopedHomepage: facts.entity_scoped },
  fingerprints: { homepage: facts.homepage_fingerprint, landingPage: facts.landing_page_fingerprint },
  backupsTotal: backup.total,
  warnings: warningsOf({
    renderable: facts.renderable,
    isLive,
    unpublishedOperations: assessment.unpublishedOperationCount,
    pagePlans: assessment.pagePlans.length,
    sharedRouteLevel: facts.shared_route_level,
    hidden: facts.hidden,
    selfLinks: facts.self_links,
    allRouteContent: facts.all_route_content,
    discardsDrafts: assessment.discardsDrafts,
    pastPlans: assessment.pastPlans.length,
  }),
});
