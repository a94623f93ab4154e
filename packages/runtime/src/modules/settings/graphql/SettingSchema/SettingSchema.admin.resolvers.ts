import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listSettingSchemas } from '../../settingSchemas.ts';

export default {
  Query: {
    settingsSchema: (_: unknown, __: unknown, { app, db }: GraphQLContext) => listSettingSchemas(app, db),
  },
};
