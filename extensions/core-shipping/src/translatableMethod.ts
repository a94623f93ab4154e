import { existsIn, field } from '@shop/runtime/extension';
import type { Translatable } from '@shop/runtime/extension';

/** The translatable name of a shipping method. */
export const translatableMethod: Translatable = {
  entityType: 'core_shipping_method',
  fields: { name: field.line('name') },
  updateRoute: 'updateCoreShippingMethod',
  exists: existsIn('core_shipping_method'),
  onChange: (app, tx) => app.shipping.touch(tx),
};
