import type { OpenApiDocument } from '../../platform/openApi/document.ts';
import type { SdkOperation } from './operations.ts';
import { SHARED_TYPES } from './sharedTypes.ts';
import { comment, typeOf } from './typeOf.ts';
import type { Direction, Schema } from './typeOf.ts';

const PLACE = '#/components/schemas/';

/** The input and response types of API operations. */
export interface SdkTypes {
  /** The unformatted source of `generated/types.ts`. */
  readonly source: string;
  inputOf(operation: SdkOperation): string;
  answerOf(operation: SdkOperation): string;
}

/**
 * Creates a TypeScript type for each schema referenced by the operations, named as in the OpenAPI document. `owners` maps the resource
 * of an operation to its entity type with metafields.
 */
export function writeTypes(
  document: OpenApiDocument,
  operations: readonly SdkOperation[],
  owners: ReadonlyMap<string, string> = new Map(),
): SdkTypes {
  const written = new Map<string, { readonly direction: Direction; text: string }>();
  /** The entity type of the current operation, if it has metafields. */
  let owner: string | undefined;
  const declare = (name: string, schema: Schema, direction: Direction): string => {
    const known = written.get(name);
    if (known && known.direction !== direction)
      throw new Error(`${name} is used both as a body and as an answer`);
    if (known) return name;
    const entry = { direction, text: '' };
    written.set(name, entry);
    const type = withStoreTypes(typeOf(schema, direction, refer(direction)), owner);
    entry.text = `${comment(schema.description)}export type ${name} = ${type};\n`;
    return name;
  };
  const refer = (direction: Direction) => (ref: string) => {
    const name = ref.slice(PLACE.length);
    return declare(
      SHARED_TYPES[typeName(name)] ?? typeName(name),
      document.components.schemas[name] ?? {},
      direction,
    );
  };
  const inputOf = ({ id, resource, input }: SdkOperation): string => {
    owner = owners.get(resource);
    if (!input) throw new Error(`${id} takes nothing`);
    const { schema, kind } = input;
    return schema.$ref ? refer('input')(schema.$ref) : declare(typeName(`${id}_${kind}`), schema, 'input');
  };
  const answerOf = ({ resource, answer }: SdkOperation): string => {
    owner = owners.get(resource);
    return answer ? typeOf(answer, 'output', refer('output')) : 'unknown';
  };

  for (const operation of operations) {
    if (operation.input) inputOf(operation);
    answerOf(operation);
  }
  return { source: [...written.values()].map(({ text }) => text).join('\n'), inputOf, answerOf };
}

/** Replaces the generic payment status and metafield types with the types that a store declares. */
function withStoreTypes(type: string, owner: string | undefined): string {
  const typed = type.replaceAll(/\bpayment_status(\??): string/g, 'payment_status$1: PaymentStatusCode');
  if (owner === undefined) return typed;
  return typed
    .replaceAll(/\bmetafields(\??): Record<string, unknown>/g, `metafields$1: SentMetafields<'${owner}'>`)
    .replaceAll('meta_data: Record<string, Record<string, unknown>>', `meta_data: Metafields<'${owner}'>`);
}

const typeName = (name: string): string =>
  name.replaceAll(/(?:^|[^a-zA-Z\d]+)([a-zA-Z\d])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Throws if a type is named after a different method. Without this check, `attributes.bulk()` could return `ChangeMediaData`. A type
 * shared by several methods must be listed in `SHARED_TYPES`, or be the record that `Get…` returns in a single resource.
 */
export function refuseForeignNames(operations: readonly SdkOperation[], types: SdkTypes): void {
  const neutral = new Set(Object.values(SHARED_TYPES));
  const uses = operations.flatMap((operation) => {
    const texts = [types.answerOf(operation), ...(operation.input ? [types.inputOf(operation)] : [])];
    return texts
      .flatMap((text) => text.match(/^[A-Z]\w+(?=(?:\[\])?$)/) ?? [])
      .map((name) => ({ name, operation }));
  });
  for (const [name, users] of Map.groupBy(uses, (use) => use.name)) {
    const resources = new Set(users.map(({ operation }) => operation.resource));
    const isOwn = users.length === 1 || (name.startsWith('Get') && resources.size === 1);
    if (isOwn || neutral.has(name)) continue;
    const methods = users.map(({ operation: { resource, method } }) => `${resource}.${method}`).join(', ');
    throw new Error(
      `${name} is the type of ${methods}: give it a name in SHARED_TYPES of store/sdk/sharedTypes.ts`,
    );
  }
}
