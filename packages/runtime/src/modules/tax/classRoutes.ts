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
    does: 'Lists the tax classes. Returns all of them unless `page` or `limit` is sent.',
    listing: taxClassListing,
    whole: true,
    rows: ({ db }, slice) => listTaxClassPage(db, slice),
    total: ({ db }, listing) => countTaxClasses(db, listing),
  },
  get: {
    id: 'getTaxClass',
    does: 'Returns a tax class. Fails with `TAX_CLASS_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findTaxClass(db, ref),
  },
  create: {
    id: 'createTaxClass',
    does: 'Creates a tax class. Rejects a name that is already in use, ignoring case: `TAX_CLASS_EXISTS`.',
    body: newTaxClassBody,
    run: ({ db }, body) => createTaxClass(db, body),
  },
  update: {
    id: 'updateTaxClass',
    does: 'Updates the given fields of a tax class. Errors: `TAX_CLASS_NOT_FOUND` and a name that is already in use (`TAX_CLASS_EXISTS`).',
    body: taxClassBody,
    run: ({ db }, ref, body) => updateTaxClass(db, ref, body),
  },
  delete: {
    id: 'deleteTaxClass',
    does: 'Deletes a tax class with its rates, and returns it as it was. Rejects a class that products use: `TAX_CLASS_IN_USE`.',
    run: ({ db }, ref) => deleteTaxClass(db, ref),
  },
});
