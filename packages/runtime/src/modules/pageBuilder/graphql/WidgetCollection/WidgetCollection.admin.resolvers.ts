import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countWidgets, listWidgets } from '../../widgetInstance.repo.ts';
import { widgetListing } from '../../widgetListing.ts';

export default {
  Query: listFields('widgets', {
    spec: widgetListing,
    rows: ({ db }, slice) => listWidgets(db, slice),
    total: ({ db }, listing) => countWidgets(db, listing),
  }),
};
