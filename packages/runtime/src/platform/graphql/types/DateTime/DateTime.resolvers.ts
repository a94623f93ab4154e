import { GraphQLError } from 'graphql';

const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/;

export default {
  DateTime: {
    /** Values from columns are already ISO 8601 strings. */
    coerceOutputValue: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
    coerceInputValue: (value: unknown) => {
      if (typeof value === 'string' && ISO.test(value) && !Number.isNaN(Date.parse(value))) return value;
      throw new GraphQLError('DateTime must be an ISO 8601 text');
    },
  },
};
