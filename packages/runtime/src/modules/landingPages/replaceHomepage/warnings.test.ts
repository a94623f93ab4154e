import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';
import type { WarningInputs } from './warnings.ts';

const harmless: WarningInputs = {
  renderable: 1,
  isLive: true,
  unpublishedOperations: 0,
  pagePlans: 0,
  sharedRouteLevel: 0,
  hidden: 0,
  selfLinks: 0,
  allRouteContent: 0,
  discardsDrafts: false,
  pastPlans: 0,
};

test('without a reason there is no warning', () => expect(warningsOf(harmless)).toEqual([]));

test.each<[Partial<WarningInputs>, string]>([
  [{ renderable: 0 }, 'LANDING_PAGE_HAS_NO_BODY'],
  [{ isLive: false }, 'LANDING_PAGE_NOT_LIVE'],
  [{ unpublishedOperations: 1 }, 'LANDING_PAGE_HAS_UNPUBLISHED_CHANGES'],
  [{ pagePlans: 1 }, 'LANDING_PAGE_HAS_ROLLOUT'],
  [{ sharedRouteLevel: 1 }, 'LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS'],
  [{ hidden: 1 }, 'LANDING_PAGE_HAS_HIDDEN_WIDGETS'],
  [{ selfLinks: 1 }, 'LANDING_PAGE_LINKS_TO_ITSELF'],
  [{ allRouteContent: 1 }, 'HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS'],
  [{ discardsDrafts: true }, 'DRAFTS_WILL_BE_DISCARDED'],
  [{ pastPlans: 1 }, 'PAST_PLANS_WILL_BE_CANCELLED'],
])('%j warns with %s', (input, code) => expect(warningsOf({ ...harmless, ...input })).toEqual([code]));

test('all warnings are in the order of the contract', () =>
  expect(
    warningsOf({
      renderable: 0,
      isLive: false,
      unpublishedOperations: 2,
      pagePlans: 2,
      sharedRouteLevel: 2,
      hidden: 2,
      selfLinks: 2,
      allRouteContent: 2,
      discardsDrafts: true,
      pastPlans: 2,
    }),
  ).toEqual([
    'LANDING_PAGE_HAS_NO_BODY',
    'LANDING_PAGE_NOT_LIVE',
    'LANDING_PAGE_HAS_UNPUBLISHED_CHANGES',
    'LANDING_PAGE_HAS_ROLLOUT',
    'LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS',
    'LANDING_PAGE_HAS_HIDDEN_WIDGETS',
    'LANDING_PAGE_LINKS_TO_ITSELF',
    'HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS',
    'DRAFTS_WILL_BE_DISCARDED',
    'PAST_PLANS_WILL_BE_CANCELLED',
  ]));
