import { z } from 'zod';
import type { ColumnKind, Filter, ListingSpec, Operation } from './contract.ts';

const OD = z
  .unknown()
  .optional()
  .meta({
    type: 'string',
    enum: ['asc', 'desc'],
    description: 'The sort direction, `asc` or `desc`.',
  });

/** Returns the schemas for the sort parameters. Their values are strings, which `parseListing` checks. */
export function sortFields(sorts: ListingSpec['sorts']): Readonly<Record<string, z.ZodType>> {
  const keys = Object.keys(sorts);
  if (keys.length === 0) return { od: OD };
  const ob = z.unknown().optional().meta({ type: 'string', enum: keys, description: 'The sort key.' });
  return { ob, od: OD };
}

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'string',
  int: 'number',
  decimal: 'number',
  boolean: 'boolean',
  timestamp: 'string',
};

const TEXTS: Readonly<Record<Operation, (key: string) => string>> = {
  eq: (key) => `Only rows whose \`${key}\` equals the value.`,
  neq: (key) => `Only rows whose \`${key}\` does not equal the value.`,
  gt: (key) => `Only rows whose \`${key}\` is greater than the value.`,
  gteq: (key) => `Only rows whose \`${key}\` is greater than or equal to the value.`,
  lt: (key) => `Only rows whose \`${key}\` is less than the value.`,
  lteq: (key) => `Only rows whose \`${key}\` is less than or equal to the value.`,
  like: (key) => `Only rows whose \`${key}\` contains the text, ignoring case.`,
  nlike: (key) => `Only rows whose \`${key}\` does not contain the text, ignoring case.`,
  in: (key) => `Only rows whose \`${key}\` is one of the comma-separated values.`,
  nin: (key) => `Only rows whose \`${key}\` is none of the comma-separated values.`,
};

/** Returns the schemas for one filter's query keys. Their values are strings, which `parseListing` checks. */
export const filterFields = (
  key: string,
  { operations, kind = 'text', about }: Filter,
): [string, z.ZodType][] =>
  operations.map((operation) => [
    operation === 'eq' ? key : `${key}[${operation}]`,
    z
      .unknown()
      .optional()
      .meta({
        type: operation === 'in' || operation === 'nin' ? 'string' : TYPES[kind],
        description: about && operation === 'eq' ? about : TEXTS[operation](key),
      }),
  ]);
