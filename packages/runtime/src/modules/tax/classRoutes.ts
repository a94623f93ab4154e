import { z } from 'zod';
import { idRefOf } from '../../platform/db/idRef.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { changeTaxClass, createTaxClass, removeTaxClass } from './changeTaxClass.ts';
import { taxClassNotFound } from './errors.ts';
import { newTaxClassBody, taxClassBody } from './taxBodies.ts';
import { findTaxClass, listTaxClasses, taxClassRow } from './taxClass.repo.ts';

const params = z.object({ id: z.string() });

export const classRoutes = [
  defineRoute({
    id: 'createTaxClass',
    method: 'POST',
    path: '/api/tax/classes',
    access: 'admin',
    body: newTaxClassBody,
    response: taxClassRow,
    handle: ({ db, body }) => createTaxClass(db, body.name),
  }),
  defineRoute({
    id: 'updateTaxClass',
    method: 'PATCH',
    path: '/api/tax/classes/{id}',
    access: 'admin',
    params,
    body: taxClassBody,
    response: taxClassRow,
    handle: ({ db, params, body }) => changeTaxClass(db, params.id, body.name),
  }),
  defineRoute({
    id: 'deleteTaxClass',
    method: 'DELETE',
    path: '/api/tax/classes/{id}',
    access: 'admin',
    params,
    response: taxClassRow,
    handle: ({ db, params }) => removeTaxClass(db, params.id),
  }),
  defineRoute({
    id: 'getTaxClass',
    method: 'GET',
    path: '/api/tax/classes/{id}',
    access: 'admin',
    params,
    response: taxClassRow,
    async handle({ db, params }) {
      const ref = idRefOf(params.id);
      const found = ref && (await findTaxClass(db, ref));
      if (!found) throw taxClassNotFound();
      return found;
    },
  }),
  defineRoute({
    id: 'listTaxClasses',
    method: 'GET',
    path: '/api/tax/classes',
    access: 'admin',
    response: z.array(taxClassRow),
    handle: ({ db }) => listTaxClasses(db),
  }),
];
