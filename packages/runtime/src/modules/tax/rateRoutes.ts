import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { taxClassNotFound, taxRateNotFound } from './errors.ts';
import { newTaxRateBody, taxRateBody } from './taxBodies.ts';
import { findTaxClass } from './taxClass.repo.ts';
import {
  deleteTaxRateRow,
  findTaxRate,
  insertTaxRate,
  listRatesOf,
  taxRateRow,
  updateTaxRateRow,
} from './taxRate.repo.ts';
import type { TaxRateRow } from './taxRate.repo.ts';

const ofClass = z.object({ class_id: z.string() });
const params = z.object({ id: z.string() });

const answer = taxRateRow.extend({ rate: z.number().describe('Percent of the net amount.') });

const answerOf = (row: TaxRateRow): z.output<typeof answer> => ({ ...row, rate: Number(row.rate) });

function found(rate: TaxRateRow | null): z.output<typeof answer> {
  if (!rate) throw taxRateNotFound();
  return answerOf(rate);
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
    async handle({ db, params, body }) {
      const ref = idRefOf(params.class_id);
      const rate = ref && (await insertTaxRate(db, ref, body));
      if (!rate) throw taxClassNotFound();
      return answerOf(rate);
    },
  }),
  defineRoute({
    id: 'listTaxRates',
    method: 'GET',
    path: '/api/tax/classes/{class_id}/rates',
    access: 'admin',
    params: ofClass,
    response: z.array(answer).describe('In the order in which they apply.'),
    async handle({ db, params }) {
      const ref = idRefOf(params.class_id);
      if (!ref) throw taxClassNotFound();
      const rates = await listRatesOf(db, ref);
      if (rates.length === 0 && !(await findTaxClass(db, ref))) throw taxClassNotFound();
      return rates.map(answerOf);
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
    async handle({ db, params, body }) {
      const ref = idRefOf(params.id);
      return found(ref && (await updateTaxRateRow(db, ref, body)));
    },
  }),
  defineRoute({
    id: 'deleteTaxRate',
    method: 'DELETE',
    path: '/api/tax/rates/{id}',
    access: 'admin',
    params,
    response: answer,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      return found(ref && (await deleteTaxRateRow(db, ref)));
    },
  }),
  defineRoute({
    id: 'getTaxRate',
    method: 'GET',
    path: '/api/tax/rates/{id}',
    access: 'admin',
    params,
    response: answer,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      return found(ref && (await findTaxRate(db, ref)));
    },
  }),
];
