import { DRAFT_PREFIX } from '../../pageBuilder/index.ts';
import type { TouchingChangeset } from './changesets.repo.ts';
import { plansOf } from './rollouts.ts';
import type { PlanSummary } from './rollouts.ts';

/** A draft is what an admin works at; anything else without a plan was left by a plan that is canceled. */
export const changesetKind = ({ name }: { readonly name: string }): 'draft' | 'detachedRollout' =>
  name.startsWith(DRAFT_PREFIX) ? 'draft' : 'detachedRollout';

/** What unpublished changes mean for a replacement. Counts are of operations, unless they say otherwise. */
export interface Assessment {
  readonly drafts: {
    readonly operationCount: number;
    readonly byCurrentAdmin: number;
    /** Of admins other than the caller. */
    readonly otherAdminCount: number;
    readonly detachedRolloutOperationCount: number;
  };
  /** Whether a replacement takes operations out of drafts. */
  readonly discardsDrafts: boolean;
  readonly unpublishedOperationCount: number;
  /** Of the landing page: active, or to come. */
  readonly pagePlans: readonly PlanSummary[];
  /** Of the homepage: active, or to come. */
  readonly blockingPlans: readonly PlanSummary[];
  /** Of the homepage: over. */
  readonly pastPlans: readonly PlanSummary[];
}

/** Sorts the changesets that touch the homepage or the landing page. `adminId` is the caller's. */
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
      otherAdminCount: othersThan(adminId, drafts),
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

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

const homepageOperations = (changesets: readonly TouchingChangeset[]): number =>
  sumOf(changesets.map((changeset) => changeset.homepage_operations));

const othersThan = (adminId: number, drafts: readonly TouchingChangeset[]): number =>
  new Set(
    drafts.map(({ created_by }) => created_by).filter((author) => author !== null && author !== adminId),
  ).size;
