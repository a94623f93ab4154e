import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countCollections, listCollections } from '../../collections/collection.repo.ts';
import { collectionListing } from '../../collections/collectionListing.ts';

export default {
  Query: listFields('collections', {
    spec: collectionListing,
    rows: ({ db }, slice) => listCollections(db, slice),
    total: ({ db }, listing) => countCollections(db, listing),
  }),
};
