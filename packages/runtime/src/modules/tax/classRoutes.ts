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
  sdkResource: 'taxClasses',
  table: 'tax_class',
  ref: refOr(taxClassNotFound),
  notFound: taxClassNotFound,
  answer: taxClassRow,
  toAnswer: (taxClass: TaxClass) => taxClass,
  list: {
    id: 'listTaxClasses',
    does: 'Lists the tax classes. Answers all of them unless `page` or `limit` is sent.',
    listing: taxClassListing,
    whole: true,
    rows: ({ db }, slice) => listTaxClassPage(db, slice),
    total: ({ db }, listing) => countTaxClasses(db, listing),
  },
  get: {
    id: 'getTaxClass',
    does: 'Answers a tax class. Refuses an unknown one: `TAX_CLASS_NOT_FOUND`.',
    run: ({ db }, ref) => findTaxClass(db, ref),
  },
  create: {
    id: 'createTaxClass',
    does: 'Creates a tax class. Refuses a name that is used, without regard to case: `TAX_CLASS_EXISTS`.',
    body: newTaxClassBody,
    run: ({ db }, body) => createTaxClass(db, body),
  },
  update: {
    id: 'updateTaxClass',
    does: 'Changes what the body names of a tax class. Refuses `TAX_CLASS_NOT_FOUND` and a name that is used (`TAX_CLASS_EXISTS`).',
    body: taxClassBody,
    run: ({ db }, ref, body) => updateTaxClass(db, ref, body),
  },
  delete: {
    id: 'deleteTaxClass',
    does: 'Deletes a tax class with its rates, and answers it as it was. Refuses one that products have: `TAX_CLASS_IN_USE`.',
    run: ({ db }, ref) => deleteTaxClass(db, ref),
  },
});
