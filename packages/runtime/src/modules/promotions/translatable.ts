import { line } from '../../platform/http/forms/bodyFields.ts';
import { existsIn } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';

/** The translatable labels of promotions. An order keeps the label in its language. */
export const translatablePromotion: Translatable = {
  entityType: 'promotion',
  fields: { label: line('label') },
  updateRoute: 'updatePromotion',
  exists: existsIn('promotion'),
};
