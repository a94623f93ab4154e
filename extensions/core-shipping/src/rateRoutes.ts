import { defineRoute, isUuid, z } from '@shop/runtime/extension';
import { changeRate } from './changeRate.ts';
import { findRate, listRates } from './coreShippingMethodRate.repo.ts';
import { createRate } from './createRate.ts';
import { rateNotFound } from './errors.ts';
import { newRateBody, rateBody } from './rateBody.ts';
import { removeRate } from './removeRate.ts';

const params = z.object({ uuid: z.string() });

/** A malformed uuid is an unknown one. */
function rateUuid(uuid: string): string {
  if (!isUuid(uuid)) throw rateNotFound();
  return uuid;
}

const getRates = defineRoute({
  id: 'listCoreShippingRates',
  method: 'GET',
  path: '/api/shippingProviders/core/rates',
  access: 'admin',
  handle: ({ db }) => listRates(db),
});

const getRate = defineRoute({
  id: 'getCoreShippingRate',
  method: 'GET',
  path: '/api/shippingProviders/core/rates/{uuid}',
  access: 'admin',
  params,
  async handle({ db, params }) {
    const rate = await findRate(db, rateUuid(params.uuid));
    if (!rate) throw rateNotFound();
    return rate;
  },
});

const postRate = defineRoute({
  id: 'createCoreShippingRate',
  method: 'POST',
  path: '/api/shippingProviders/core/rates',
  access: 'admin',
  body: newRateBody,
  handle: ({ app, db, body: { method_id, zone_id, ...fields } }) =>
    createRate(app, db, { method_id, zone_id }, fields),
});

const patchRate = defineRoute({
  id: 'updateCoreShippingRate',
  method: 'PATCH',
  path: '/api/shippingProviders/core/rates/{uuid}',
  access: 'admin',
  params,
  body: rateBody,
  handle: ({ app, db, params, body }) => changeRate(app, db, rateUuid(params.uuid), body),
});

const deleteRate = defineRoute({
  id: 'deleteCoreShippingRate',
  method: 'DELETE',
  path: '/api/shippingProviders/core/rates/{uuid}',
  access: 'admin',
  params,
  async handle({ app, db, params }) {
    await removeRate(app, db, rateUuid(params.uuid));
    return { deleted: true };
  },
});

export const rateRoutes = [getRates, getRate, postRate, patchRate, deleteRate];
