import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { listFilterableAttributes } from './filterableAttribute.repo.ts';
import type { AttributeKey } from './filterableAttribute.repo.ts';

/** All attributes that lists of products can be filtered by, once in a request. */
export const filterableAttributes: LoaderDefinition<'all', readonly AttributeKey[]> = {
  async load(keys, { db }) {
    const attributes = await listFilterableAttributes(db);
    return keys.map(() => attributes);
  },
};
