/** What a replacement should be warned of, by its code, in the order of answers. None of them refuses it. */
export interface WarningFacts {
  readonly renderable: number;
  readonly isLive: boolean;
  readonly unpublishedOperations: number;
  readonly pagePlans: number;
  readonly sharedRouteLevel: number;
  readonly hidden: number;
  readonly selfLinks: number;
  readonly allRouteContent: number;
  readonly discardsDrafts: boolean;
  readonly pastPlans: number;
}

const CONDITIONS: readonly (readonly [code: string, holds: (facts: WarningFacts) => boolean])[] = [
  ['LANDING_PAGE_HAS_NO_BODY', ({ renderable }) => renderable === 0],
  ['LANDING_PAGE_NOT_LIVE', ({ isLive }) => !isLive],
  ['LANDING_PAGE_HAS_UNPUBLISHED_CHANGES', ({ unpublishedOperations }) => unpublishedOperations > 0],
  ['LANDING_PAGE_HAS_ROLLOUT', ({ pagePlans }) => pagePlans > 0],
  ['LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS', ({ sharedRouteLevel }) => sharedRouteLevel > 0],
  ['LANDING_PAGE_HAS_HIDDEN_WIDGETS', ({ hidden }) => hidden > 0],
  ['LANDING_PAGE_LINKS_TO_ITSELF', ({ selfLinks }) => selfLinks > 0],
  ['HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS', ({ allRouteContent }) => allRouteContent > 0],
  ['DRAFTS_WILL_BE_DISCARDED', ({ discardsDrafts }) => discardsDrafts],
  ['PAST_PLANS_WILL_BE_CANCELLED', ({ pastPlans }) => pastPlans > 0],
];

export const warningsOf = (facts: WarningFacts): readonly string[] =>
  CONDITIONS.filter(([, holds]) => holds(facts)).map(([code]) => code);
