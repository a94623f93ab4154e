import { DRAFT_PREFIX, HOMEPAGE, planStatus } from '../../pageBuilder/index.ts';
import { pageBuilderPath } from '../landingPageUrl.ts';
import type { TouchingChangeset } from './changesets.repo.ts';
import type { PlanSummary } from './replaceHomepageAnswers.ts';

export const changesetKinds = ['draft', 'detachedRollout'] as const;

/** Returns the kind of a changeset without a rollout plan: the draft of an administrator, or a changeset whose plan was canceled. */
export const changesetKind = ({ name }: { readonly name: string }): (typeof changesetKinds)[number] =>
  name.startsWith(DRAFT_PREFIX) ? 'draft' : 'detachedRollout';

/** Describes the effects of unpublished changes on a replacement. Counts are numbers of operations unless noted otherwise. */
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
  /** The active and upcoming plans of the landing page. */
  readonly pagePlans: readonly PlanSummary[];
  /** The active and upcoming plans of the homepage. */
  readonly blockingPlans: readonly PlanSummary[];
  /** The past plans of the homepage. */
  readonly pastPlans: readonly PlanSummary[];
}

/** Assesses the changesets that affect the homepage or the landing page. `adminId` is the id of the caller. */
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

/** Summarizes the plans of changesets, in the order of the changesets. */
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
