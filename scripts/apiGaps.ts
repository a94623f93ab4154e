import type { JsonSchema } from '../packages/runtime/src/platform/openApi/jsonSchema.ts';
import type { OpenApiDocument } from '../packages/runtime/src/platform/openApi/document.ts';

/** The undescribed places of an OpenAPI document. */
export interface ApiGaps {
  /** Operations whose answer has a bare `data`. */
  readonly untyped: readonly string[];
  /** Fields of requests, answers and parameters that have no description, each once: `updateProductBody.name`. */
  readonly undescribed: readonly string[];
}

const BARE = '#/components/schemas/Data';

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
  return { untyped, undescribed: [...parameters, ...fields] };
}

const isDescribed = ({ description, anyOf, oneOf, allOf }: JsonSchema): boolean =>
  description !== undefined || [anyOf, oneOf, allOf].some((choices) => choices?.some(isDescribed));

/** Lists the fields of a schema, of its items and of its alternatives. References are followed where they are defined. */
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
