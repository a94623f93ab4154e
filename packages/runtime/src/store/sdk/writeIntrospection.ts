import { introspectionFromSchema } from 'graphql';
import type { GraphQLSchema, IntrospectionType, IntrospectionTypeRef } from 'graphql';

/**
 * Converts a GraphQL schema to the type from which gql.tada infers document types. The gql.tada command cannot be used, because it needs
 * the compiler API, which TypeScript 7 does not have.
 */
export function writeIntrospection(name: 'StorefrontSchema' | 'AdminSchema', schema: GraphQLSchema): string {
  const { __schema } = introspectionFromSchema(schema, { descriptions: false });
  const types = __schema.types.filter((type) => !type.name.startsWith('__'));
  return `${HELPERS}
/** The ${name} introspection type, passed to \`initGraphQLTada\`. */
export interface ${name} {
  name: '${name.replace(/Schema$/, '').toLowerCase()}';
  query: ${root(__schema.queryType)};
  mutation: ${root(__schema.mutationType)};
  subscription: ${root(__schema.subscriptionType)};
  types: {
${types.map((type) => `'${type.name}': ${written(type)};`).join('\n')}
  };
}
`;
}

const HELPERS = `interface NonNull<T> { kind: 'NON_NULL'; name: never; ofType: T }
interface List<T> { kind: 'LIST'; name: never; ofType: T }
interface Of<Kind extends string, Name extends string> { kind: Kind; name: Name; ofType: null }
interface Field<Name extends string, Type> { name: Name; type: Type }
interface Input<Name extends string, Type, Default = null> { name: Name; type: Type; defaultValue: Default }
`;

const root = (type: { readonly name: string } | null | undefined): string =>
  type ? `'${type.name}'` : 'never';

function written(type: IntrospectionType): string {
  const head = `kind: '${type.kind}'; name: '${type.name}'`;
  switch (type.kind) {
    case 'SCALAR':
      return 'unknown';
    case 'ENUM':
      return `{ ${head}; enumValues: ${names(type.enumValues)} }`;
    case 'UNION':
      return `{ ${head}; fields: {}; possibleTypes: ${names(type.possibleTypes)} }`;
    case 'INPUT_OBJECT':
      return `{ ${head}; isOneOf: ${type.isOneOf}; inputFields: [${type.inputFields.map(inputField).join(', ')}] }`;
    default: {
      const fields = type.fields.map(
        ({ name, type: of }) => `'${name}': Field<'${name}', ${reference(of)}>;`,
      );
      const possible = type.kind === 'INTERFACE' ? `; possibleTypes: ${names(type.possibleTypes)}` : '';
      return `{ ${head}; fields: {\n${fields.join('\n')}\n}${possible} }`;
    }
  }
}

const names = (named: readonly { readonly name: string }[]): string =>
  named.map(({ name }) => `'${name}'`).join(' | ');

function inputField({
  name,
  type,
  defaultValue,
}: {
  readonly name: string;
  readonly type: IntrospectionTypeRef;
  readonly defaultValue?: string | null | undefined;
}): string {
  const otherwise = defaultValue == null ? '' : `, ${JSON.stringify(defaultValue)}`;
  return `Input<'${name}', ${reference(type)}${otherwise}>`;
}

function reference(type: IntrospectionTypeRef): string {
  if (type.kind === 'NON_NULL') return `NonNull<${reference(type.ofType)}>`;
  if (type.kind === 'LIST') return `List<${reference(type.ofType)}>`;
  return `Of<'${type.kind}', '${type.name}'>`;
}
