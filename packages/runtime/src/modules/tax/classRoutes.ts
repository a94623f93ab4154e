import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { taxClassNotFound } from './errors.ts';
import { newTaxClassBody, taxClassBody } from './taxBodies.ts';
import { countTaxClasses, findTaxClass, listTaxClassPage, taxClassRow } from './taxClass.repo.ts';
import { taxClassListing } from './taxClassListing.ts';
import type { TaxClass } from './taxClass.repo.ts';
import { createTaxClass, deleteTaxClass, updateTaxClass } from './writeTaxClass.ts';

export const classRoutes = entityRoutes({
  path: '/api/tax/classes',
  table: 'tax_class',
  ref: refOr(taxClassNotFound),
  notFound: taxClassNotFound,
  answer: taxClassRow,
  toAnswer: (taxClass: TaxClass) => taxClass,
  list: {
    id: 'listTaxClasses',
    listing: taxClassListing,
    whole: true,
    rows: ({ db }, slice) => listTaxClassPage(db, slice),
    total: ({ db }, listing) => countTaxClasses(db, listing),
  },
  get: { id: 'getTaxClass', run: ({ db }, ref) => findTaxClass(db, ref) },
  create: { id: 'createTaxClass', body: newTaxClassBody, run: ({ db }, body) => createTaxClass(db, body) },
  update: {
    id: 'updateTaxClass',
    body: taxClassBody,
    run: ({ db }, ref, body) => updateTaxClass(db, ref, body),
  },
  delete: { id: 'deleteTaxClass', run: ({ db }, ref) => deleteTaxClass(db, ref) },
});
