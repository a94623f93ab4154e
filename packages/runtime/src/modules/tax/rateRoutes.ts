import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { taxClassNotFound, taxRateNotFound } from './errors.ts';
import { newTaxRateBody, taxRateBody } from './taxBodies.ts';
import { provinceListName } from './taxPlaces.ts';
import { findTaxClass } from './taxClass.repo.ts';
import { deleteTaxRateRow, findTaxRate, listRatesOf } from './taxRate.repo.ts';
import { taxRateRow } from './taxRate.ts';
import type { TaxRateRow } from './taxRate.ts';
import { createTaxRate, updateTaxRate } from './writeTaxRate.ts';

const params = z.object({ class_id: z.string().describe('The integer ID or UUID of the tax class.') });
const path = '/api/tax/classes/{class_id}/rates';
const classRef = refOr(taxClassNotFound);
const sdk = { resource: 'taxRates' };

const answer = taxRateRow.extend({
  rate: z.number().meta(kind('percent', 'The tax rate in percent of the net amount.')),
  province_name: z
    .string()
    .nullable()
    .describe('Comma-separated province names. Null if the rate applies to all provinces.'),
});

const toAnswer = (row: TaxRateRow, { locale }: AppContext): z.output<typeof answer> => ({
  ...row,
  rate: Number(row.rate),
  province_name: provinceListName(locale, row.province),
});

export const rateRoutes = [
  defineRoute({
    id: 'createTaxRate',
    does: 'Creates a rate of a tax class. Rejects an unknown class (`TAX_CLASS_NOT_FOUND`) and provinces that the countries do not have (`INVALID_PROVINCE`).',
    method: 'POST',
    path,
    access: 'admin',
    sdk,
    params,
    body: newTaxRateBody,
    response: answer,
    async handle({ app, db, params, body }) {
      const rate = await createTaxRate(db, classRef(params.class_id), body);
      if (!rate) throw taxClassNotFound();
      return toAnswer(rate, app);
    },
  }),
  listRoute({
    id: 'listTaxRates',
    does: 'Lists the rates of a tax class in the order in which they apply. Fails with `TAX_CLASS_NOT_FOUND` if the class does not exist.',
    path,
    sdk,
    params,
    about: 'The rates in the order in which they apply.',
    answer,
    toAnswer,
    async rows({ db, params }) {
      const ref = classRef(params.class_id);
      const rates = await listRatesOf(db, ref);
      if (rates.length === 0 && !(await findTaxClass(db, ref))) throw taxClassNotFound();
      return rates;
    },
  }),
  ...entityRoutes({
    path: '/api/tax/rates',
    sdkResource: sdk.resource,
    table: 'tax_rate',
    ref: refOr(taxRateNotFound),
    notFound: taxRateNotFound,
    answer,
    toAnswer,
    get: {
      id: 'getTaxRate',
      does: 'Returns a tax rate. Fails with `TAX_RATE_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findTaxRate(db, ref),
    },
    update: {
      id: 'updateTaxRate',
      does: 'Updates the given fields of a tax rate. Errors: `TAX_RATE_NOT_FOUND`, and provinces that do not belong to its countries: `INVALID_PROVINCE`.',
      body: taxRateBody,
      run: ({ db }, ref, body) => updateTaxRate(db, ref, body),
    },
    delete: {
      id: 'deleteTaxRate',
      does: 'Deletes a tax rate and returns it as it was. Fails with `TAX_RATE_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => deleteTaxRateRow(db, ref),
    },
  }),
];
