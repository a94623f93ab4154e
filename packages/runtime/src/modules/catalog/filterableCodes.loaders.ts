import type { LoaderDefinition } from '../../platform/graphql/contract.ts';
import { listFilterableCodes } from './filterableAttribute.repo.ts';

/** The codes of all attributes that lists of products can be filtered by, once in a request. */
export const filterableCodes: LoaderDefinition<'all', readonly string[]> = {
  async load(keys, { db }) {
    const codes = await listFilterableCodes(db);
    return keys.map(() => codes);
  },
};
