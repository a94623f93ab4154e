import type { SdkOperation } from './operations.ts';
import { namesOf } from './writeResources.ts';
import type { SdkTypes } from './writeTypes.ts';

/**
 * Returns `generated/records.ts`: the types of each record type that can be changed, by collection path. If no route returns the record
 * alone, its type is the response type of the change.
 */
export function writeRecords(operations: readonly SdkOperation[], types: SdkTypes): string {
  const called = new Map(operations.map((operation) => [callOf(operation), operation]));
  const rows = operations
    .filter(({ verb, path }) => verb === 'PATCH' && /^[^{]+\/\{\w+\}$/.test(path))
    .map((update) => {
      const path = update.path.replace(/\/\{\w+\}$/, '');
      const create = called.get(`POST ${path}`);
      const created = create ? types.inputOf(create) : 'Record<never, never>';
      const record = types.answerOf(called.get(`GET ${path}/{}`) ?? update);
      return { path, create: created, update: types.inputOf(update), record };
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const members = rows.map(
    ({ path, create, update, record }) =>
      `'${path}': { readonly create: ${create}; readonly update: ${update}; readonly record: ${record} };`,
  );
  const body = members.join('\n');
  return `import type { ${namesOf(types.source, body).join(', ')} } from './types.ts';

/** The record types by collection path. Each has the request bodies that create and change a record, and the returned record. */
export interface RecordsByPath {
${body}
}
`;
}

/** Returns an operation's key, which does not include parameter names. */
const callOf = ({ verb, path }: SdkOperation): string => `${verb} ${path.replaceAll(/\{\w+\*?\}/g, '{}')}`;
