import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, Kind, parse, validate, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode, GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';

// Checks the GraphQL documents in our own sources, as `gql.tada check` does for a front end. TypeScript does not detect invalid fields.

const root = path.join(import.meta.dirname, '../..');
const schemaOf = (name: string) =>
  buildSchema(readFileSync(path.join(root, `packages/sdk/${name}.graphql`), 'utf8'));
const SCHEMAS = { graphql: schemaOf('storefront'), adminGraphql: schemaOf('admin') };

/** Files that contain GraphQL documents. */
const FILES = [
  'examples/storefront/src/**/*.ts',
  'packages/admin/src/**/*.{ts,tsx}',
  'packages/sdk/README.md',
  'docs/{reference,guide}/*.md',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

/** Finds the documents in a source, which are arguments of `graphql` or `adminGraphql`. */
const documentsOf = (text: string) =>
  [...text.matchAll(/(?<![.\w])(graphql|adminGraphql)\(\s*([`'])([^`']*)\2/g)].map(
    ([, maker, , document]) => ({
      schema: SCHEMAS[maker as keyof typeof SCHEMAS],
      document: parse(document ?? ''),
    }),
  );

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;

/** Adds all fragments to a document that it uses directly or indirectly. */
function withFragments(document: DocumentNode, known: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Map<string, DefinitionNode>();
  const own = new Set(document.definitions.filter(isFragment).map(({ name }) => name.value));
  const collect = (node: DocumentNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = known.get(value);
        if (!fragment || own.has(value) || found.has(value)) return;
        found.set(value, fragment);
        collect(fragment);
      },
    });
  };
  collect(document);
  return { ...document, definitions: [...document.definitions, ...found.values()] };
}

/** Returns the validation errors of a source's documents. An unused fragment is not an error. */
function faultsOf(text: string): string[] {
  const documents = documentsOf(text);
  const fragments = documents.flatMap(({ document }) => document.definitions.filter(isFragment));
  const known = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const faults = ({ schema, document }: { schema: GraphQLSchema; document: DocumentNode }) =>
    validate(schema, withFragments(document, known)).map(({ message }) => message);
  return documents.flatMap(faults).filter((message) => !/^Fragment "\w+" is never used/.test(message));
}

test('a wrong field is detected, in a document and in a fragment', () => {
  const text = (field: string) =>
    `const f = graphql('fragment F on Product { ${field} }');
     const d = graphql(\`query { products { items { ...F ${field} } } }\`, [f]);
     const a = adminGraphql(\`{ orders { items { orderNumber } } }\`);`;
  expect(faultsOf(text('sku'))).toEqual([]);
  const fault = 'Cannot query field "skuu" on type "Product". Did you mean "sku"?';
  expect([...new Set(faultsOf(text('skuu')))]).toEqual([fault]);
});

test('every document in the sources and pages is valid for its schema', () => {
  const texts = FILES.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const faulty = texts.map(([file, text]) => [file, faultsOf(text)] as const);
  expect(faulty.filter(([, faults]) => faults.length > 0)).toEqual([]);
  // Ensures that no document is missed because of its notation.
  const counted = texts.flatMap(([, text]) => documentsOf(text)).length;
  const called = texts.flatMap(([, text]) => [
    ...text.matchAll(/(?<![.\w`])(?:graphql|adminGraphql)\(/g),
  ]).length;
  expect([counted, counted > 50]).toEqual([called, true]);
});
