import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { widgetsOfPages } from '../../../pageBuilder/index.ts';
import { findRoute } from '../../../urls/index.ts';
import { findLiveLandingPage } from '../../landingPage.repo.ts';
import type { LandingPageRow } from '../../landingPage.ts';
import { landingPageEditPath, landingPagePath, landingPageUrn, ROUTE } from '../../landingPageUrl.ts';
import { isLive } from '../../visibility.ts';
import { translatedFields, translatedUrl } from '../../../translations/index.ts';

const widgetsOfPage = widgetsOfPages(ROUTE);

export default {
  LandingPage: {
    ...translatedFields<LandingPageRow>(
      ['name', 'url_key', 'description', 'meta_title', 'meta_description'],
      ({ uuid }) => uuid,
    ),
    isLive: (page: LandingPageRow, _: unknown, { app }: GraphQLContext) => isLive(page, app.clock.now()),
    urn: landingPageUrn,
    url: (page: LandingPageRow, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, page.uuid, landingPagePath(page)),
    editUrl: (page: LandingPageRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? landingPageEditPath(page) : null,
    widgets: (page: LandingPageRow, _: unknown, context: GraphQLContext) =>
      context.loader(widgetsOfPage)(landingPageUrn(page)),
  },
  Query: {
    async currentLandingPage(_: unknown, _args: unknown, { app, db, currentPath }: GraphQLContext) {
      const found = currentPath === null ? null : await findRoute(app, db, currentPath);
      if (found?.entity?.entityType !== 'landing_page') return null;
      return findLiveLandingPage(db, found.entity.entityUuid, app.clock.now());
    },
  },
};
