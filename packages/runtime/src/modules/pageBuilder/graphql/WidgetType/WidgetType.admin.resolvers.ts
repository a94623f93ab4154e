import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { listWidgetTypes } from '../../widgetTypes.ts';

export default {
  Query: {
    widgetTypes: (_: unknown, __: unknown, { app }: GraphQLContext) => listWidgetTypes(app),
  },
};
