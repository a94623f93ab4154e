import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  getNamedType,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema, GraphQLType } from 'graphql';
import { definitions, joined, raw } from '../definitions.ts';
import type { Definition } from '../definitions.ts';
import { anchorOf } from '../markdown.ts';
import { escape } from '../page.ts';
import type { Source } from '../page.ts';

/** Returns one reference page for each of the two GraphQL schemas. */
export const writeGraphql = (schemas: {
  readonly storefront: GraphQLSchema;
  readonly admin: GraphQLSchema;
}): readonly Source[] => [
  {
    file: 'docs/api/graphql-storefront.md',
    markdown: pageOf(
      schemas.storefront,
      '# GraphQL for the storefront',
      'The schema of `/graphql`, for shoppers and front ends.',
    ),
  },
  {
    file: 'docs/api/graphql-admin.md',
    markdown: pageOf(
      schemas.admin,
      '# GraphQL for the admin',
      'The schema of `/admin/graphql`, for administrators. It has everything of the storefront beside what only they may read.',
    ),
  },
];

const ROOTS = ['Query', 'Mutation'];
const BUILT_IN = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

const place = ({ name }: GraphQLNamedType) => (ROOTS.includes(name) ? ROOTS.indexOf(name) : ROOTS.length);

function pageOf(schema: GraphQLSchema, title: string, about: string): string {
  const types = Object.values(schema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !BUILT_IN.has(name),
  );
  const sorted = types.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
  return joined(
    title,
    `${about} What queries may cost tells [the reference](../reference/graphql.md).`,
    ...sorted.map(typeEntry),
  );
}

function typeEntry(type: GraphQLNamedType): string {
  const [kind, rows] = membersOf(type);
  return joined(
    `## ${type.name}`,
    raw(`<p class="kind">${kind}</p>`),
    type.description ?? '',
    definitions(rows),
  );
}

function membersOf(type: GraphQLNamedType): readonly [string, readonly Definition[]] {
  if (isObjectType(type) || isInterfaceType(type))
    return [isInterfaceType(type) ? 'interface' : 'type', Object.values(type.getFields()).map(field)];
  if (isInputObjectType(type)) return ['input', Object.values(type.getFields()).map(inputField)];
  if (isEnumType(type))
    return [
      'enum',
      type.getValues().map(({ name, description }) => ({ code: name, text: description ?? '' })),
    ];
  if (isUnionType(type))
    return ['union', type.getTypes().map((one) => ({ code: linked(one), text: one.description ?? '' }))];
  return [isScalarType(type) ? 'scalar' : 'type', []];
}

function field({
  name,
  args,
  type,
  description,
  deprecationReason,
}: GraphQLField<unknown, unknown>): Definition {
  const inside = args.map((arg) => `${arg.name}: ${linked(arg.type)}`).join(', ');
  const described = args.flatMap((arg) => (arg.description ? [`\`${arg.name}\`: ${arg.description}`] : []));
  const text = [description ?? '', ...described, deprecationReason ? `Deprecated: ${deprecationReason}` : ''];
  return {
    code: `${name}${inside === '' ? '' : `(${inside})`}: ${linked(type)}`,
    text: text.filter((part) => part !== '').join(' '),
  };
}

const inputField = ({ name, type, description }: GraphQLInputField): Definition => ({
  code: `${name}: ${linked(type)}`,
  text: description ?? '',
});

function linked(type: GraphQLType): string {
  const { name } = getNamedType(type);
  const written = escape(String(type));
  return BUILT_IN.has(name) ? written : written.replace(name, `<a href="#${anchorOf(name)}">${name}</a>`);
}
