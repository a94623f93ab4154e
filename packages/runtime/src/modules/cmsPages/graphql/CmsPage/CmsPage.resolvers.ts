import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { findRoute } from '../../../urls/index.ts';
import { findCmsPage } from '../../cmsPage.repo.ts';
import type { CmsPageRow } from '../../cmsPage.ts';
import { cmsPagePath, cmsPageUrn } from '../../cmsPageUrl.ts';
import { translatedFields, translatedUrl } from '../../../translations/index.ts';

export default {
  CmsPage: {
    ...translatedFields<CmsPageRow>(
      ['title', 'content', 'url_key', 'meta_title', 'meta_description'],
      ({ uuid }) => uuid,
    ),
    urn: cmsPageUrn,
    url: (page: CmsPageRow, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, page.uuid, cmsPagePath(page)),
    editUrl: (page: CmsPageRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/pages/edit/${page.uuid}` : null,
  },
  Query: {
    cmsPage(_: unknown, { id }: { id: string }, context: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findCmsPage(context.db, ref, context.audience);
    },
    async currentCmsPage(_: unknown, _args: unknown, { app, db, currentPath }: GraphQLContext) {
      const found = currentPath === null ? null : await findRoute(app, db, currentPath);
      if (found?.entity?.entityType !== 'cms_page') return null;
      return findCmsPage(db, { uuid: found.entity.entityUuid }, 'storefront');
    },
  },
};
