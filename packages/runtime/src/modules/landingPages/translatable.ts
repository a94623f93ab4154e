import { line, optionalLine, optionalText } from '../../platform/http/forms/bodyFields.ts';
import { existsIn, pathByKey } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';
import { urlKey } from '../urls/index.ts';
import { landingPagePath } from './landingPageUrl.ts';

/** The translatable fields of a landing page. */
export const translatableLandingPage: Translatable = {
  entityType: 'landing_page',
  fields: {
    name: line('name'),
    url_key: urlKey,
    description: optionalText,
    meta_title: optionalLine('meta_title'),
    meta_description: optionalText,
  },
  updateRoute: 'updateLandingPage',
  exists: existsIn('landing_page'),
  savePaths: pathByKey('landing_page', landingPagePath),
};
