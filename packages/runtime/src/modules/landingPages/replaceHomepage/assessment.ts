import { DRAFT_PREFIX, HOMEPAGE, planStatus } from '../../pageBuilder/index.ts';
import { pageBuilderPath } from '../landingPageUrl.ts';
import type { TouchingChangeset } from './changesets.repo.ts';
import type { PlanSummary } from './replaceHomepageAnswers.ts';

export const changesetKinds = ['draft', 'detachedRollout'] as const;

/**
 * Returns the type of a changeset without an active rollout plan: an administrator's draft, or a changeset whose plan
 * was canceled.
 */
export const changesetKind = ({ name }: { readonly name: string }): (typeof changesetKinds)[number] =>
  name.startsWith(DRAFT_PREFIX) ? 'draft' : 'detachedRollout';

/**
 * Describes how a homepage replacement affects unpublished changes. Unless noted otherwise, numbers count changeset
 * operations.
 */
export interface Assessment {
  readonly drafts: {
    readonly operationCount: number;
    readonly byCurrentAdmin: number;
    /** The number of administrators with drafts, excluding the caller. */
    readonly otherAdminCount: number;
    readonly detachedRolloutOperationCount: number;
  };
  /** True if a replacement removes operations from drafts. */
  readonly discardsDrafts: boolean;
  readonly unpublishedOperationCount: number;
  /** The landing page's active and upcoming rollout plans. */
  readonly pagePlans: readonly PlanSummary[];
  /** The homepage's active and upcoming rollout plans, which block a replacement. */
  readonly blockingPlans: readonly PlanSummary[];
  /** The homepage's past rollout plans. */
  readonly pastPlans: readonly PlanSummary[];
}

/** Assesses the changesets that affect the homepage or the landing page. `adminId` is the caller's ID. */
export function assess(
  changesets: readonly TouchingChangeset[],
  { now, adminId }: { readonly now: Date; readonly adminId: number },
): Assessment {
  const ofHomepage = changesets.filter(({ homepage_operations }) => homepage_operations > 0);
  const ofPage = changesets.filter(({ page_operations }) => page_operations > 0);
  const loose = ofHomepage.filter(hasNoPlan);
  const drafts = loose.filter((changeset) => changesetKind(changeset) === 'draft');
  const plans = plansOf(ofHomepage, now);
  return {
    drafts: {
      operationCount: homepageOperations(drafts),
      byCurrentAdmin: homepageOperations(drafts.filter(({ created_by }) => created_by === adminId)),
      otherAdminCount: authorsOtherThan(adminId, drafts),
      detachedRolloutOperationCount: homepageOperations(loose.filter((one) => !drafts.includes(one))),
    },
    discardsDrafts: loose.length > 0,
    unpublishedOperationCount: sumOf(ofPage.filter(hasNoPlan).map((one) => one.page_operations)),
    pagePlans: plansOf(ofPage, now).filter(({ status }) => status !== 'past'),
    blockingPlans: plans.filter(({ status }) => status !== 'past'),
    pastPlans: plans.filter(({ status }) => status === 'past'),
  };
}

const hasNoPlan = ({ plans }: TouchingChangeset): boolean => plans.length === 0;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const homepageOperations = (changesets: readonly TouchingChangeset[]): number =>
  sumOf(changesets.map((changeset) => changeset.homepage_operations));

const authorsOtherThan = (adminId: number, drafts: readonly TouchingChangeset[]): number =>
  new Set(
    drafts.map(({ created_by }) => created_by).filter((author) => author !== null && author !== adminId),
  ).size;

/** Summarizes the changesets' rollout plans, in changeset order. */
const plansOf = (changesets: readonly TouchingChangeset[], now: Date): readonly PlanSummary[] =>
  changesets.flatMap(({ uuid: session, plans }) =>
    plans.map((plan) => ({
      uuid: plan.uuid,
      name: plan.name,
      startTime: plan.start_time,
      endTime: plan.end_time,
      status: planStatus(plan, now),
      editUrl: `${pageBuilderPath(HOMEPAGE)}?session=${session}`,
    })),
  );
