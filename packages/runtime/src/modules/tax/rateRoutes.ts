import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { changeTaxRate, createTaxRate } from './changeTaxRate.ts';
import { taxClassNotFound, taxRateNotFound } from './errors.ts';
import { newTaxRateBody, taxRateBody } from './taxBodies.ts';
import { provinceListName } from './taxPlaces.ts';
import { findTaxClass } from './taxClass.repo.ts';
import { deleteTaxRateRow, findTaxRate, listRatesOf, taxRateRow } from './taxRate.repo.ts';
import type { TaxRateRow } from './taxRate.repo.ts';

const ofClass = z.object({ class_id: z.string() });
const params = z.object({ id: z.string() });

const answer = taxRateRow.extend({
  rate: z.number().describe('Percent of the net amount.'),
  province_name: z.string().nullable().describe('The names of the provinces; null for everywhere.'),
});

const answerOf = ({ config: { shop } }: AppContext, row: TaxRateRow): z.output<typeof answer> => ({
  ...row,
  rate: Number(row.rate),
  province_name: provinceListName(shop.locale, row.province),
});

function found(app: AppContext, rate: TaxRateRow | null): z.output<typeof answer> {
  if (!rate) throw taxRateNotFound();
  return answerOf(app, rate);
}

export const rateRoutes = [
  defineRoute({
    id: 'createTaxRate',
    method: 'POST',
    path: '/api/tax/classes/{class_id}/rates',
    access: 'admin',
    params: ofClass,
    body: newTaxRateBody,
    response: answer,
    async handle({ app, db, params, body }) {
      const ref = idRefOf(params.class_id);
      const rate = ref && (await createTaxRate(db, ref, body));
      if (!rate) throw taxClassNotFound();
      return answerOf(app, rate);
    },
  }),
  defineRoute({
    id: 'listTaxRates',
    method: 'GET',
    path: '/api/tax/classes/{class_id}/rates',
    access: 'admin',
    params: ofClass,
    response: z.array(answer).describe('In the order in which they apply.'),
    async handle({ app, db, params }) {
      const ref = idRefOf(params.class_id);
      if (!ref) throw taxClassNotFound();
      const rates = await listRatesOf(db, ref);
      if (rates.length === 0 && !(await findTaxClass(db, ref))) throw taxClassNotFound();
      return rates.map((rate) => answerOf(app, rate));
    },
  }),
  defineRoute({
    id: 'updateTaxRate',
    method: 'PATCH',
    path: '/api/tax/rates/{id}',
    access: 'admin',
    params,
    body: taxRateBody,
    response: answer,
    async handle({ app, db, params, body }) {
      const ref = idRefOf(params.id);
      return found(app, ref && (await changeTaxRate(db, ref, body)));
    },
  }),
  defineRoute({
    id: 'deleteTaxRate',
    method: 'DELETE',
    path: '/api/tax/rates/{id}',
    access: 'admin',
    params,
    response: answer,
    async handle({ app, db, params }) {
      const ref = idRefOf(params.id);
      return found(app, ref && (await deleteTaxRateRow(db, ref)));
    },
  }),
  defineRoute({
    id: 'getTaxRate',
    method: 'GET',
    path: '/api/tax/rates/{id}',
    access: 'admin',
    params,
    response: answer,
    async handle({ app, db, params }) {
      const ref = idRefOf(params.id);
      return found(app, ref && (await findTaxRate(db, ref)));
    },
  }),
];
