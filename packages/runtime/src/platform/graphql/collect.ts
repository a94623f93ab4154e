import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentNode } from 'graphql';
import type { Fault } from '../startFailure.ts';
import { entriesOf, readTypeFolder } from './readTypeFolder.ts';

/** A function in a resolver file. */
export type Resolve = (...args: unknown[]) => unknown;

/** The GraphQL folder that a module or an extension provides. */
export interface GraphQLSource {
  /** The name of the module or extension. */
  readonly owner: string;
  readonly dir: URL;
  /** Wraps a resolver of an extension, given the type and field. Absent for the shop's own resolvers. */
  readonly guard?: ((field: string, resolve: Resolve) => Resolve) | undefined;
}

/** A file in the folder of a GraphQL type. */
export interface TypeFile {
  readonly owner: string;
  /** The name of the folder, which is the type's name. */
  readonly type: string;
  /** True if the file belongs to the shop itself, not to an extension. */
  readonly isCore: boolean;
  /** True if the file belongs only to the admin schema. */
  readonly admin: boolean;
  /** The extension and the file name, for error messages. */
  readonly where: string;
}

export interface DefinitionFile extends TypeFile {
  /** The parsed document. The `loc.source.name` of each node is the file name. */
  readonly document: DocumentNode;
}

export interface ResolverFile extends TypeFile {
  /** The resolvers by type and field, before validation. */
  readonly resolvers: Readonly<Record<string, unknown>>;
  readonly guard?: GraphQLSource['guard'];
}

export interface Collected {
  readonly definitions: readonly DefinitionFile[];
  readonly resolvers: readonly ResolverFile[];
  readonly faults: readonly Fault[];
  /** True if all definition files could be parsed. If not, a missing name may be in a file that could not. */
  readonly parsed: boolean;
}

const TYPE_NAME = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Reads the type folders of all modules and extensions. A folder contains `<Type>/<Type>[.admin].graphql` and
 * `<Type>/<Type>[.admin].resolvers.ts` (`.js` in a build), and nothing else. Returns all faults.
 */
export async function collect(sources: readonly GraphQLSource[]): Promise<Collected> {
  const results = await Promise.all(sources.map(readSource));
  return {
    definitions: results.flatMap((result) => result.definitions),
    resolvers: results.flatMap(({ resolvers }, index) => {
      const guard = sources[index]?.guard;
      return guard ? resolvers.map((file) => ({ ...file, guard })) : resolvers;
    }),
    faults: results.flatMap((result) => result.faults),
    parsed: results.every((result) => result.parsed),
  };
}

/** The collected files and faults. */
export interface Sink {
  readonly definitions: DefinitionFile[];
  readonly resolvers: ResolverFile[];
  readonly faults: Fault[];
  parsed: boolean;
}

async function readSource({ owner, dir, guard }: GraphQLSource): Promise<Sink> {
  const sink: Sink = { definitions: [], resolvers: [], faults: [], parsed: true };
  const root = fileURLToPath(dir);
  const name = (path: string) => `extension "${owner}", graphql/${path}`;
  const folders = await entriesOf(root);
  if (!folders) {
    sink.faults.push({
      where: name(''),
      message: 'The folder does not exist',
      hint: 'Create it, or remove `graphql` from the extension',
    });
    return sink;
  }
  for (const folder of folders) {
    if (!folder.isDirectory()) {
      sink.faults.push({
        where: name(folder.name),
        message: "The file is not in a type's folder",
        hint: 'Move it into a folder named after its type',
      });
    } else if (!TYPE_NAME.test(folder.name)) {
      sink.faults.push({
        where: name(folder.name),
        message: "The folder's name is not a type name in PascalCase",
      });
    } else {
      await readTypeFolder(
        {
          owner,
          isCore: guard === undefined,
          type: folder.name,
          path: join(root, folder.name),
          where: (file) => name(`${folder.name}/${file}`),
        },
        sink,
      );
    }
  }
  return sink;
}
