import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countTaxClasses, listTaxClassPage } from '../../taxClass.repo.ts';
import { taxClassListing } from '../../taxClassListing.ts';

export default {
  Query: listFields('taxClasses', {
    spec: taxClassListing,
    rows: ({ db }, slice) => listTaxClassPage(db, slice),
    total: ({ db }, listing) => countTaxClasses(db, listing),
  }),
};
