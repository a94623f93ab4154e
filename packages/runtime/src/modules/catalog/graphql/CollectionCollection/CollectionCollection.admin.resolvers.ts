import { sql } from '../../../../platform/db/db.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { columnFilter } from '../../../../platform/graphql/listing/columnFilter.ts';
import type { ListingSpec } from '../../../../platform/graphql/listing/contract.ts';
import { parseListing, toCollection } from '../../../../platform/graphql/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/graphql/listing/parseListing.ts';
import { countCollections, listCollectionPage } from '../../collection.repo.ts';

const spec: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`o.name`, 'text'),
    code: columnFilter(sql.fragment`o.code`, 'text'),
  },
  sorts: {
    name: { column: sql.fragment`o.name`, kind: 'text', field: 'name' },
    code: { column: sql.fragment`o.code`, kind: 'text', field: 'code' },
  },
  id: { column: sql.fragment`o.collection_id`, field: 'collection_id' },
};

export default {
  Query: {
    collections(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, spec);
      return toCollection(listing, {
        items: () => listCollectionPage(db, listing),
        total: () => countCollections(db, listing),
      });
    },
  },
};
