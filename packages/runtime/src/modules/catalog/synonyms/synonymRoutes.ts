import { sql } from '../../../platform/db/db.ts';
import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { contains } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { synonymNotFound } from '../errors.ts';
import {
  countSynonyms,
  deleteSynonym,
  findSynonym,
  insertSynonym,
  listSynonyms,
  updateSynonym,
} from './synonym.repo.ts';
import { newSynonymBody, synonymBody, synonymRow } from './synonym.ts';
import type { SynonymRow } from './synonym.ts';

const listing: ListingSpec = {
  filters: {
    keyword: {
      operations: ['eq'],
      about: 'Only groups whose comma-separated terms contain the text.',
      where: (_, value) => sql.fragment`array_to_string(s.terms, ', ') ilike ${contains(value)}`,
    },
  },
  sorts: {
    created_at: {
      column: sql.fragment`date_trunc('milliseconds', s.created_at)`,
      kind: 'timestamp',
      field: 'created_at',
    },
  },
  id: { column: sql.fragment`s.search_synonym_id`, field: 'search_synonym_id' },
};

export const synonymRoutes = entityRoutes({
  path: '/api/search-synonyms',
  table: 'search_synonym',
  ref: refOr(synonymNotFound),
  notFound: synonymNotFound,
  answer: synonymRow,
  toAnswer: (synonym: SynonymRow) => synonym,
  list: {
    id: 'listSearchSynonyms',
    does: 'Lists the synonym groups.',
    listing,
    rows: ({ db }, slice) => listSynonyms(db, slice),
    total: ({ db }, page) => countSynonyms(db, page),
  },
  get: {
    id: 'getSearchSynonym',
    does: 'Returns a synonym group. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findSynonym(db, ref),
  },
  create: {
    id: 'createSearchSynonym',
    does: 'Creates a group of terms that the search treats as synonyms.',
    body: newSynonymBody,
    run: ({ db }, { terms }) => insertSynonym(db, terms),
  },
  update: {
    id: 'updateSearchSynonym',
    does: 'Replaces the terms of a synonym group. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist.',
    body: synonymBody,
    run: ({ db }, ref, { terms }) => (terms ? updateSynonym(db, ref, terms) : findSynonym(db, ref)),
  },
  delete: {
    id: 'deleteSearchSynonym',
    does: 'Deletes a synonym group and returns it as it was. Fails with `SEARCH_SYNONYM_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => deleteSynonym(db, ref),
  },
});
