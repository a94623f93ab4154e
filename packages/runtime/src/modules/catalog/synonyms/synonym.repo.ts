import { totalRow } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { phraseOf, synonymRow } from './synonym.ts';

const synonyms = table({ name: 'search_synonym', alias: 's', row: synonymRow, written: ['terms'] });
const { columns } = synonyms;

export const findSynonym = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(synonymRow)`select ${columns} from search_synonym s where ${synonyms.is(ref)}`);

export const listSynonyms = (db: Db, listing: Slice) =>
  db.any(sql.type(synonymRow)`
    select ${columns} from search_synonym s where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countSynonyms = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from search_synonym s where ${where}`)}`);
  return total;
};

const listsOf = (terms: readonly string[]) =>
  sql.fragment`${sql.array([...terms], 'text')}, ${sql.array(terms.map(phraseOf), 'text')}`;

export const insertSynonym = (db: Db, terms: readonly string[]) =>
  db.one(sql.type(synonymRow)`
    insert into search_synonym as s (terms, phrases) values (${listsOf(terms)}) returning ${columns}`);

/** Replaces the terms of a group. Null if the group does not exist. */
export const updateSynonym = (db: Db, ref: IdRef, terms: readonly string[]) =>
  db.maybeOne(sql.type(synonymRow)`
    update search_synonym s set (terms, phrases) = (${listsOf(terms)}), updated_at = now()
    where ${synonyms.is(ref)} returning ${columns}`);

export const deleteSynonym = (db: Db, ref: IdRef) =>
  db.maybeOne(
    sql.type(synonymRow)`delete from search_synonym s where ${synonyms.is(ref)} returning ${columns}`,
  );
