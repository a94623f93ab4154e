import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findLandingPage } from '../../landingPage.repo.ts';
import type { LandingPageRow } from '../../landingPage.ts';
import { landingPageBuilderPath } from '../../landingPageUrl.ts';

const api = ({ uuid }: LandingPageRow): string => `/api/landing-pages/${uuid}`;

const replaceHomepageApi = (page: LandingPageRow): string => `${api(page)}/replace-homepage`;

export default {
  LandingPage: {
    updateApi: api,
    deleteApi: api,
    duplicateApi: (page: LandingPageRow) => `${api(page)}/duplicate`,
    replaceHomepagePreflightApi: replaceHomepageApi,
    replaceHomepageApi,
    pageBuilderUrl: landingPageBuilderPath,
  },
  Query: {
    landingPage(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findLandingPage(db, ref);
    },
  },
};
