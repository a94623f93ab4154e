import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec } from '../../platform/listing/contract.ts';

/** Creates a filter on a placement column, such as the route. */
const placedAt = (column: SqlFragment, about: string): Filter => ({
  operations: ['eq'],
  about,
  where: (_, value) => sql.fragment`exists (
    select from widget_placement p where p.widget_instance_id = w.widget_instance_id and ${column} = ${value})`,
});

/** The filters and sort keys of widget lists. */
export const widgetListing: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`w.name`, 'text'),
    type: columnFilter(sql.fragment`w.type`, 'text'),
    status: columnFilter(sql.fragment`w.status`, 'boolean'),
    route: placedAt(sql.fragment`p.route`, 'Only widgets with a placement on the route.'),
    entity_urn: placedAt(
      sql.fragment`p.entity_urn`,
      'Only widgets with a placement on the page of the entity.',
    ),
  },
  sorts: {
    name: { column: sql.fragment`w.name`, kind: 'text', field: 'name' },
    type: { column: sql.fragment`w.type`, kind: 'text', field: 'type' },
    status: { column: sql.fragment`w.status`, kind: 'boolean', field: 'status' },
  },
  id: { column: sql.fragment`w.widget_instance_id`, field: 'widget_instance_id' },
};
