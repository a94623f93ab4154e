import type { ReadContext } from '../../platform/loading/readContext.ts';
import type { Field } from './fieldSet.ts';
import type { MetaData } from './metaData.ts';
import { valueOf, visibleFields } from './pageMetafields.ts';

type MetaDataOf<Row> = (row: Row, context: ReadContext) => MetaData | Promise<MetaData>;

/**
 * Creates the resolvers for `metafields(namespace: String): [Metafield!]!` and `metafield(namespace: String!, key:
 * String!): Metafield` on an owner type. They return all fields visible to the caller, with null for fields without a
 * value. The definitions of an owner type are read with one SQL statement per request.
 */
export const metafieldFields = <Row>(ownerType: string, metaDataOf: MetaDataOf<Row>) => ({
  async metafields(row: Row, { namespace }: { namespace?: string | null }, context: ReadContext) {
    const fields = await visibleFields(ownerType, context);
    const selected = namespace == null ? fields : fields.filter((field) => field.namespace === namespace);
    const values = await metaDataOf(row, context);
    return selected.map((field) => metafield(field, values));
  },
  async metafield(row: Row, args: { namespace: string; key: string }, context: ReadContext) {
    const fields = await visibleFields(ownerType, context);
    const field = fields.find((one) => one.namespace === args.namespace && one.field_key === args.key);
    return field ? metafield(field, await metaDataOf(row, context)) : null;
  },
});

function metafield(field: Field, values: MetaData) {
  const { namespace, field_key: key, field_type: type } = field;
  return { namespace, key, type, value: valueOf(field, values) };
}
