import { defineRoute, field, isUuid, z } from '@shop/runtime/extension';
import { changeMethod } from './changeMethod.ts';
import { findMethod, listMethods } from './coreShippingMethod.repo.ts';
import { createMethod } from './createMethod.ts';
import { methodNotFound } from './errors.ts';
import { removeMethod } from './removeMethod.ts';

const carrierCode = field.optionalLine('default_carrier_code', 255);
const serviceCode = field.optionalLine('default_service_code', 255);
const fields = {
  name: field.line('name'),
  is_enabled: z.boolean(),
  sort_order: z.int32(),
  default_carrier_code: carrierCode,
  default_service_code: serviceCode,
};
const newMethodBody = z.object({
  name: fields.name,
  is_enabled: fields.is_enabled.default(true),
  sort_order: fields.sort_order.default(0),
  default_carrier_code: carrierCode.default(null),
  default_service_code: serviceCode.default(null),
});
const params = z.object({ id: z.string() });

/** A malformed uuid is an unknown one. */
function methodUuid(id: string): string {
  if (!isUuid(id)) throw methodNotFound();
  return id;
}

const getMethods = defineRoute({
  id: 'listCoreShippingMethods',
  method: 'GET',
  path: '/api/shippingProviders/core/methods',
  access: 'admin',
  handle: ({ db }) => listMethods(db),
});

const getMethod = defineRoute({
  id: 'getCoreShippingMethod',
  method: 'GET',
  path: '/api/shippingProviders/core/methods/{id}',
  access: 'admin',
  params,
  async handle({ db, params }) {
    const method = await findMethod(db, methodUuid(params.id));
    if (!method) throw methodNotFound();
    return method;
  },
});

const postMethod = defineRoute({
  id: 'createCoreShippingMethod',
  method: 'POST',
  path: '/api/shippingProviders/core/methods',
  access: 'admin',
  body: newMethodBody,
  handle: ({ app, db, body }) => createMethod(app, db, body),
});

const patchMethod = defineRoute({
  id: 'updateCoreShippingMethod',
  method: 'PATCH',
  path: '/api/shippingProviders/core/methods/{id}',
  access: 'admin',
  params,
  body: z.object(fields).partial(),
  handle: ({ app, db, params, body }) => changeMethod(app, db, methodUuid(params.id), body),
});

const deleteMethod = defineRoute({
  id: 'deleteCoreShippingMethod',
  method: 'DELETE',
  path: '/api/shippingProviders/core/methods/{id}',
  access: 'admin',
  params,
  handle: ({ app, db, params }) => removeMethod(app, db, methodUuid(params.id)),
});

export const methodRoutes = [getMethods, getMethod, postMethod, patchMethod, deleteMethod];
