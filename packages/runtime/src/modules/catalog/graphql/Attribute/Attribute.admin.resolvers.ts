import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { attributeGroupById } from '../../attributes/attribute.loaders.ts';
import { findAttribute } from '../../attributes/attribute.repo.ts';
import type { AttributeRow } from '../../attributes/attribute.ts';

const api = ({ uuid }: AttributeRow) => `/api/attributes/${uuid}`;

export default {
  Attribute: {
    async groups({ groups }: AttributeRow, _: unknown, context: GraphQLContext) {
      const rows = await Promise.all(groups.map(context.loader(attributeGroupById)));
      return rows.filter((row) => row !== null);
    },
    editUrl: ({ uuid }: AttributeRow) => `/admin/attributes/edit/${uuid}`,
    updateApi: api,
    deleteApi: api,
  },
  Query: {
    attribute(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findAttribute(db, ref);
    },
  },
};
