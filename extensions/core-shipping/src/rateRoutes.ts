import { defineRoute, listRoute, uuidOr, z } from '@shop/runtime/extension';
import { coreRate } from './coreRate.ts';
import type { CoreRate } from './coreRate.ts';
import { findRate, listRates } from './coreShippingMethodRate.repo.ts';
import { rateNotFound } from './errors.ts';
import { newRateBody, rateBody } from './rateBody.ts';
import { createRate, deleteRate, updateRate } from './writeRate.ts';

const path = '/api/shippingProviders/core/rates';
const sdk = { resource: 'coreShippingRates' };
const all = { path, sdk, access: 'admin' } as const;
const one = {
  path: `${path}/{uuid}`,
  sdk,
  access: 'admin',
  params: z.object({ uuid: z.string().describe('The UUID of the rate.') }),
} as const;
const rateUuid = uuidOr(rateNotFound);

const answer = coreRate.extend({
  amounts: z.record(z.string(), z.number()).describe(coreRate.shape.amounts.description ?? ''),
});

/** Returns a rate as the API shows it, with its amounts by currency as JSON numbers. */
const toAnswer = (rate: CoreRate): z.output<typeof answer> => ({
  ...rate,
  amounts: Object.fromEntries(Object.entries(rate.amounts).map(([code, amount]) => [code, Number(amount)])),
});

export const rateRoutes = [
  listRoute({
    id: 'listCoreShippingRates',
    does: 'Lists the core shipping rates of all methods and zones.',
    path,
    sdk,
    answer,
    toAnswer,
    rows: ({ db }) => listRates(db),
  }),
  defineRoute({
    ...one,
    id: 'getCoreShippingRate',
    does: 'Returns a core shipping rate. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist.',
    method: 'GET',
    response: answer,
    async handle({ db, params }) {
      const rate = await findRate(db, rateUuid(params.uuid));
      if (!rate) throw rateNotFound();
      return toAnswer(rate);
    },
  }),
  defineRoute({
    ...all,
    id: 'createCoreShippingRate',
    does: 'Creates the rate of a method in a zone. Rejects an unknown method or zone, and a second rate for the same method and zone: `CORE_RATE_EXISTS`.',
    method: 'POST',
    body: newRateBody,
    response: answer,
    handle: async ({ app, db, body: { method_id, zone_id, ...values } }) =>
      toAnswer(await createRate(app, db, { method_id, zone_id }, values)),
  }),
  defineRoute({
    ...one,
    id: 'updateCoreShippingRate',
    does: 'Replaces all values of a rate, but not its method and zone. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist.',
    record: { table: 'core_shipping_method_rate' },
    method: 'PATCH',
    body: rateBody,
    response: answer,
    handle: async ({ app, db, params, body }) =>
      toAnswer(await updateRate(app, db, rateUuid(params.uuid), body)),
  }),
  defineRoute({
    ...one,
    id: 'deleteCoreShippingRate',
    does: 'Deletes a rate. Its method stays, and is no longer offered in that zone. Fails with `CORE_RATE_NOT_FOUND` (400) if it does not exist.',
    record: { table: 'core_shipping_method_rate' },
    method: 'DELETE',
    response: z.object({ deleted: z.literal(true).describe('Always true.') }),
    async handle({ app, db, params }) {
      await deleteRate(app, db, rateUuid(params.uuid));
      return { deleted: true } as const;
    },
  }),
];
