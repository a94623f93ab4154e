import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { newsletterStatuses } from '../../subscriber.loaders.ts';

interface Owner {
  readonly email: string;
}

export default {
  Customer: {
    newsletterStatus: ({ email }: Owner, _args: unknown, { loader }: GraphQLContext) =>
      loader(newsletterStatuses)(email.toLowerCase()),
  },
};
