import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { StartFailure } from '../startFailure.ts';
import { buildSchemas } from './buildSchemas.ts';
import type { GraphQLSource } from './collect.ts';

/** The contents of the files in a GraphQL folder, by path. */
export type Files = Readonly<Record<string, string>>;

/** The temporary folder for the current test file. */
export let root: string;

/** Creates a temporary folder for the test file that calls this. */
export function useGraphqlFolder(): void {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'graphql-'));
  });
  afterAll(() => rm(root, { recursive: true }));
}

let count = 0;

/** Writes the GraphQL folder of an extension to disk. */
export async function source(owner: string, files: Files): Promise<GraphQLSource> {
  const dir = join(root, `${owner}-${(count += 1)}`, 'graphql');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return { owner, dir: pathToFileURL(`${dir}/`) };
}

/** Builds the schemas from one GraphQL folder per extension. */
export async function build(...extensions: readonly Files[]) {
  const sources = await Promise.all(
    extensions.map((files, i) => source(['catalog', 'reviews'][i] ?? 'x', files)),
  );
  return buildSchemas({ sources, permissions: new Set(['getProduct', 'listProducts']) });
}

/** Builds the schemas and returns the faults that stop startup. */
export async function faults(...extensions: readonly Files[]): Promise<string[]> {
  const error: unknown = await build(...extensions).catch((thrown: unknown) => thrown);
  if (!(error instanceof StartFailure)) throw error;
  expect(error.exitCode).toBe(7);
  return error.faults.map(({ where, message }) => `${where}: ${message}`);
}

export const product: Files = {
  'Product/Product.graphql':
    'type Product { productId: ID! urlKey: String }\nextend type Query { product: Product @public }',
  'Product/Product.resolvers.ts':
    'export default { Query: { product: () => ({ product_id: 1, url_key: "a" }) } };',
};
