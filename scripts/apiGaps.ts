import type { JsonSchema } from '../packages/runtime/src/platform/openApi/jsonSchema.ts';
import { resolveRef } from '../packages/runtime/src/platform/openApi/jsonSchema.ts';
import type { OpenApiDocument, RequestBody } from '../packages/runtime/src/platform/openApi/document.ts';

/** Parts of an OpenAPI document that lack a description, a type or an example. */
export interface ApiGaps {
  /** Operations whose description states only who may call them. */
  readonly silent: readonly string[];
  /** Error codes in descriptions that are not among the operation's errors, such as `createCart: CART_LOST`. */
  readonly unknownCodes: readonly string[];
  /** JSON request bodies and responses without an example, such as `createCart body`. */
  readonly unexampled: readonly string[];
  /** Operations whose response has an untyped `data`. */
  readonly untyped: readonly string[];
  /** Request, response and parameter fields without a description, such as `updateProductBody.name`. Each field is listed once. */
  readonly undescribed: readonly string[];
}

type Schemas = OpenApiDocument['components']['schemas'];

/** Matches a description that states only who may call the operation. */
const ONLY_ACCESS = /^For (?:everybody|every administrator|administrators|customers)\b/;

const CODE = /`([A-Z]+(?:_[A-Z]+)+)`/g;

const BARE = '#/components/schemas/Data';

/** Finds the gaps in an OpenAPI document. */
export function apiGaps({ paths, components }: OpenApiDocument): ApiGaps {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const untyped = operations.flatMap(({ operationId, responses }) => {
    const success = responses['200'];
    const schema = success && 'content' in success && success.content?.['application/json']?.schema;
    return schema && schema.$ref === BARE ? [operationId] : [];
  });
  const parameters = operations.flatMap(({ operationId, parameters: own = [] }) =>
    own.flatMap((one) =>
      '$ref' in one || one.description !== undefined || isDescribed(one.schema)
        ? []
        : [`${operationId}(${one.name})`],
    ),
  );
  const fields = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Data' && name !== 'Error')
    .flatMap(([name, schema]) => undescribedFields(schema, name));
  const silent = operations.flatMap(({ operationId, description }) =>
    ONLY_ACCESS.test(description) ? [operationId] : [],
  );
  const unknownCodes = operations.flatMap(({ operationId, description, responses }) => {
    const known = codesIn(responses, components);
    return [...description.matchAll(CODE)].flatMap(([, code = '']) =>
      known.includes(code) ? [] : [`${operationId}: ${code}`],
    );
  });
  const unexampled = operations.flatMap(({ operationId, requestBody, responses }) => {
    const success = responses['200'];
    return [
      ...(hasNoExample(requestBody?.content, components.schemas) ? [`${operationId} body`] : []),
      ...(success && 'content' in success && hasNoExample(success.content, components.schemas)
        ? [`${operationId} answer`]
        : []),
    ];
  });
  return { silent, unknownCodes, unexampled, untyped, undescribed: [...parameters, ...fields] };
}

/** Lists the error codes of an operation. */
function codesIn(described: unknown, components: OpenApiDocument['components']): readonly string[] {
  if (typeof described !== 'object' || described === null) return [];
  const { $ref, enum: codes } = described as { $ref?: string; enum?: readonly string[] };
  const [, kind, name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec($ref ?? '') ?? [];
  const target =
    kind === 'responses'
      ? components.responses[name]
      : kind === 'schemas' && name.endsWith('Code')
        ? components.schemas[name]
        : null;
  return [
    ...(codes ?? []),
    ...codesIn(target, components),
    ...Object.values(described).flatMap((part) => codesIn(part, components)),
  ];
}

function hasNoExample(content: RequestBody['content'] | undefined, schemas: Schemas): boolean {
  const { schema, example } = content?.['application/json'] ?? {};
  const data = schema?.allOf?.[1]?.properties?.['data'];
  // A response that is never sent has a schema that no value matches.
  const isNever = data !== undefined && resolveRef(data, schemas)['not'] !== undefined;
  return schema !== undefined && schema.$ref !== BARE && example === undefined && !isNever;
}

const isDescribed = ({ description, anyOf, oneOf, allOf }: JsonSchema): boolean =>
  description !== undefined || [anyOf, oneOf, allOf].some((choices) => choices?.some(isDescribed));

/**
 * Lists the fields of a schema, its items and its alternatives. Referenced schemas are skipped because they are checked where they are
 * defined.
 */
function undescribedFields(schema: JsonSchema, at: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  return [
    ...Object.entries(properties).flatMap(([key, field]) => [
      ...(isDescribed(field) ? [] : [`${at}.${key}`]),
      ...undescribedFields(field, `${at}.${key}`),
    ]),
    ...(items ? undescribedFields(items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object' && additionalProperties !== null
      ? undescribedFields(additionalProperties as JsonSchema, `${at}.*`)
      : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((choice) => undescribedFields(choice, at)),
  ];
}
