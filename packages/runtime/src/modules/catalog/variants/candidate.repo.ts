import { totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { countRows, onPage } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import { candidateRow } from './variant.ts';
import { variantChoices } from './variant.repo.ts';

export interface CandidateSearch {
  readonly groupId: number;
  /** The options that a candidate must have. */
  readonly options: { readonly ids: readonly number[]; readonly uuids: readonly string[] };
  /** The number of requested options. */
  readonly count: number;
  /** An ILIKE pattern for the name in any language, or for the SKU. */
  readonly pattern: string | null;
}

/** Candidate lists have no filters. The newest products come first. */
export const candidateListing: ListingSpec = {
  filters: {},
  sorts: {},
  id: { column: sql.fragment`p.product_id`, field: 'product_id' },
};

const candidateTables = ({ groupId }: CandidateSearch) => sql.fragment`
  product p
    join variant_group g on g.variant_group_id = ${groupId} and g.attribute_group_id = p.group_id
    cross join lateral (
      select array_agg(v.option_id order by a.position) as ids
      from variant_group_attribute a
      left join product_attribute_value v on v.attribute_id = a.attribute_id and v.product_id = p.product_id
      where a.variant_group_id = g.variant_group_id
    ) choice`;

const isCandidate = ({ options, count, pattern }: CandidateSearch) => sql.fragment`
    p.variant_group_id is null and array_position(choice.ids, null) is null
      and (${pattern}::text is null or p.name ilike ${pattern} or p.sku ilike ${pattern}
        or p.uuid in (
          select t.entity_uuid from translation t where t.entity_type = 'product' and t.fields ->> 'name' ilike ${pattern}))
      and (
        select count(*) from attribute_option o
        where o.attribute_option_id = any(choice.ids)
          and (o.attribute_option_id = any(${sql.array(options.ids, 'int4')}) or o.uuid = any(${sql.array(options.uuids, 'uuid')}))
      ) = ${count}`;

/**
 * Lists the products that can become variants of a group: they are in its attribute group and in no variant group, and have an option for
 * each attribute of the group.
 */
export const listCandidates = (db: Db, search: CandidateSearch, slice: Slice) => {
  const tables = candidateTables(search);
  const where = sql.fragment`${isCandidate(search)} and ${slice.where}`;
  return db.any(sql.type(candidateRow)`
    select p.product_id, p.uuid, p.sku, p.name, p.status, p.visibility,
      ${variantChoices(sql.fragment`choice.ids`)} as options,
      exists (
        select from product v where v.variant_group_id = g.variant_group_id and v.variant_options = choice.ids
      ) as is_taken
    from ${tables} where ${onPage(sql.fragment`p.product_id`, tables, { ...slice, where })}
    order by ${slice.orderBy}`);
};

export const countCandidates = async (db: Db, search: CandidateSearch) => {
  const { total } = await db.one(
    sql.type(
      totalRow,
    )`${countRows(sql.fragment`select from ${candidateTables(search)} where ${isCandidate(search)}`)}`,
  );
  return total;
};
