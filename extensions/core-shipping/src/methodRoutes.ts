import { describedBy, entityRoutes, field, uuidOr, z } from '@shop/runtime/extension';
import { coreMethod } from './coreMethod.ts';
import type { CoreMethod } from './coreMethod.ts';
import { findMethod, listMethods } from './coreShippingMethod.repo.ts';
import { methodNotFound } from './errors.ts';
import { createMethod, deleteMethod, updateMethod } from './writeMethod.ts';

const fields = describedBy(coreMethod, {
  name: field.line('name'),
  is_enabled: z.boolean(),
  sort_order: z.int32(),
  default_carrier_code: field.optionalLine('default_carrier_code', 255),
  default_service_code: field.optionalLine('default_service_code', 255),
  business_days: coreMethod.shape.business_days,
});
const newMethodBody = z.object(
  describedBy(coreMethod, {
    name: fields.name,
    is_enabled: fields.is_enabled.default(true),
    sort_order: fields.sort_order.default(0),
    default_carrier_code: fields.default_carrier_code.default(null),
    default_service_code: fields.default_service_code.default(null),
    business_days: fields.business_days.default(null),
  }),
);

export const methodRoutes = entityRoutes({
  path: '/api/shippingProviders/core/methods',
  sdkResource: 'coreShippingMethods',
  table: 'core_shipping_method',
  idText: 'The UUID of the method.',
  ref: uuidOr(methodNotFound),
  notFound: methodNotFound,
  answer: coreMethod,
  toAnswer: (method: CoreMethod) => method,
  list: {
    id: 'listCoreShippingMethods',
    does: 'Lists the core shipping methods.',
    rows: ({ db }) => listMethods(db),
  },
  get: {
    id: 'getCoreShippingMethod',
    does: 'Returns a core shipping method. Fails with `CORE_METHOD_NOT_FOUND` (400) if it does not exist.',
    run: ({ db }, uuid) => findMethod(db, uuid),
  },
  create: {
    id: 'createCoreShippingMethod',
    does: 'Creates a core shipping method. It is available in a zone once it has a rate there. Rejects a name that is already in use: `CORE_METHOD_EXISTS`.',
    body: newMethodBody,
    run: ({ app, db }, body) => createMethod(app, db, body),
  },
  update: {
    id: 'updateCoreShippingMethod',
    does: 'Updates the given fields of a method. Rejects an unknown one (`CORE_METHOD_NOT_FOUND`, 400) and a name that is already in use (`CORE_METHOD_EXISTS`).',
    body: z.object(fields).partial(),
    run: ({ app, db }, uuid, body) => updateMethod(app, db, uuid, body),
  },
  delete: {
    id: 'deleteCoreShippingMethod',
    does: 'Deletes a method with all its rates, and returns it as it was. Fails with `CORE_METHOD_NOT_FOUND` (400) if it does not exist.',
    run: ({ app, db }, uuid) => deleteMethod(app, db, uuid),
  },
});
