import { column, metaData, metafieldFields, sql, z } from '@shop/runtime/extension';
import type { GraphQLContext } from '@shop/runtime/extension';

const row = z.object({ uuid: column.uuid, name: column.text, meta_data: metaData });

export default {
  Bicycle: metafieldFields<z.output<typeof row>>('bicycle', (bicycle) => bicycle.meta_data),
  Query: {
    bicycles: (_: unknown, _args: unknown, { db }: GraphQLContext) =>
      db.any(sql.type(row)`select uuid, name, meta_data from bicycle order by bicycle_id`),
  },
};
