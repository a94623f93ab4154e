import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { readSuggestions } from '../../suggestions/suggestions.ts';

export default {
  Query: {
    searchSuggestions: (_: unknown, { keyword }: { keyword: string }, { app, db }: GraphQLContext) =>
      readSuggestions(app, async () => db, keyword),
  },
};
