import { line, optionalLine, optionalText, richText } from '../../platform/http/forms/bodyFields.ts';
import { existsIn, pathByKey } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';
import { urlKey } from '../urls/index.ts';
import { cmsPagePath } from './cmsPageUrl.ts';

/** The translatable fields of a CMS page. */
export const translatablePage: Translatable = {
  entityType: 'cms_page',
  fields: {
    title: line('title'),
    url_key: urlKey,
    content: richText('content'),
    meta_title: optionalLine('meta_title'),
    meta_description: optionalText,
  },
  updateRoute: 'updateCmsPage',
  exists: existsIn('cms_page'),
  savePaths: pathByKey('cms_page', cmsPagePath),
};
