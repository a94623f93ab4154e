import { listFields } from '../../../../platform/graphql/listFields.ts';
import { countLoggedEvents, eventListing, listLoggedEvents } from '../../eventLog.ts';

export default {
  Query: listFields('eventLog', {
    spec: eventListing,
    rows: ({ db }, slice) => listLoggedEvents(db, slice),
    total: ({ db }, listing) => countLoggedEvents(db, listing),
  }),
};
