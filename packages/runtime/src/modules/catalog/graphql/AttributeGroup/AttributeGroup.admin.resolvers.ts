import { idRefOf } from '../../../../platform/db/idRef.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { attributesOfGroup } from '../../attributes/attribute.loaders.ts';
import { findAttributeGroup } from '../../attributes/attributeGroup.repo.ts';
import type { AttributeGroupRow } from '../../attributes/attribute.ts';

export default {
  AttributeGroup: {
    attributes: (group: AttributeGroupRow, _: unknown, context: GraphQLContext) =>
      context.loader(attributesOfGroup)(group.attribute_group_id),
  },
  Query: {
    attributeGroup(_: unknown, { id }: { id: string }, { db }: GraphQLContext) {
      const ref = idRefOf(id);
      return ref && findAttributeGroup(db, ref);
    },
  },
};
