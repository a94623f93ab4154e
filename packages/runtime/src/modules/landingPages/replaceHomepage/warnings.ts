/** The properties of a replacement that may require a warning. */
export interface WarningInputs {
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

/** The warning codes and their conditions, in response order. No warning prevents a replacement. */
const CONDITIONS = {
  LANDING_PAGE_HAS_NO_BODY: ({ renderable }) => renderable === 0,
  LANDING_PAGE_NOT_LIVE: ({ isLive }) => !isLive,
  LANDING_PAGE_HAS_UNPUBLISHED_CHANGES: ({ unpublishedOperations }) => unpublishedOperations > 0,
  LANDING_PAGE_HAS_ROLLOUT: ({ pagePlans }) => pagePlans > 0,
  LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS: ({ sharedRouteLevel }) => sharedRouteLevel > 0,
  LANDING_PAGE_HAS_HIDDEN_WIDGETS: ({ hidden }) => hidden > 0,
  LANDING_PAGE_LINKS_TO_ITSELF: ({ selfLinks }) => selfLinks > 0,
  HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS: ({ allRouteContent }) => allRouteContent > 0,
  DRAFTS_WILL_BE_DISCARDED: ({ discardsDrafts }) => discardsDrafts,
  PAST_PLANS_WILL_BE_CANCELLED: ({ pastPlans }) => pastPlans > 0,
} satisfies Readonly<Record<string, (inputs: WarningInputs) => boolean>>;

export type WarningCode = keyof typeof CONDITIONS;
export const warningCodes = Object.keys(CONDITIONS) as WarningCode[];

/** Lists the warnings whose conditions are met. */
export const warningsOf = (inputs: WarningInputs): WarningCode[] =>
  warningCodes.filter((code) => CONDITIONS[code](inputs));
