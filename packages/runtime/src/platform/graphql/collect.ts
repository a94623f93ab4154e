import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GraphQLError, parse, Source } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Fault } from '../startFailure.ts';
import { isRecord } from '../isRecord.ts';

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
const TYPE_FILE = /^(.+?)(\.admin)?\.(graphql|resolvers\.(?:ts|js))$/;
/** Matches files to ignore: tests, and files that builds and editors create next to the sources. */
const IGNORED = /^\.|\.d\.ts$|\.map$|\.test\.[jt]s$/;

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

interface Sink {
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
      await readFolder(
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

interface Folder {
  readonly owner: string;
  readonly isCore: boolean;
  readonly type: string;
  readonly path: string;
  where(file: string): string;
}

async function readFolder(folder: Folder, sink: Sink): Promise<void> {
  const kinds = new Set<string>();
  for (const entry of (await entriesOf(folder.path)) ?? []) {
    const where = folder.where(entry.name);
    const match = entry.isDirectory() ? null : TYPE_FILE.exec(entry.name);
    const [, type, admin, ending = ''] = match ?? [];
    if (!match || type !== folder.type) {
      sink.faults.push({
        where,
        message: `The folder ${folder.type} can only contain files named ${folder.type}[.admin].graphql and ${folder.type}[.admin].resolvers.ts`,
      });
      continue;
    }
    const file: TypeFile = {
      owner: folder.owner,
      isCore: folder.isCore,
      type,
      admin: admin !== undefined,
      where,
    };
    const kind = `${file.admin} ${ending.split('.')[0]}`;
    if (kinds.has(kind))
      sink.faults.push({
        where,
        message: 'The same resolvers exist as .ts and .js',
        hint: 'Remove one of them',
      });
    else if (ending === 'graphql') await readDefinitions(file, join(folder.path, entry.name), sink);
    else await readResolvers(file, join(folder.path, entry.name), sink);
    kinds.add(kind);
  }
  if (kinds.size > 0 && !kinds.has('false graphql') && !kinds.has('true graphql'))
    sink.faults.push({
      where: folder.where(''),
      message: `The folder has resolvers but no ${folder.type}.graphql`,
    });
}

async function readDefinitions(file: TypeFile, path: string, sink: Sink): Promise<void> {
  const text = await readFile(path, 'utf8');
  try {
    sink.definitions.push({ ...file, document: parse(new Source(text, file.where)) });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    sink.parsed = false;
    sink.faults.push({ where: `${file.where}:${error.locations?.[0]?.line ?? 1}`, message: error.message });
  }
}

async function readResolvers(file: TypeFile, path: string, sink: Sink): Promise<void> {
  let module: { default?: unknown };
  try {
    module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default?: unknown };
  } catch (error) {
    sink.faults.push({
      where: file.where,
      message: `The file cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    });
    return;
  }
  const resolvers = module.default;
  if (isRecord(resolvers)) sink.resolvers.push({ ...file, resolvers });
  else
    sink.faults.push({
      where: file.where,
      message: 'The file has no default export `{ Type: { field(parent, args, context) } }`',
    });
}

/**
 * Lists a folder's entries sorted by name, so that the result is the same on all file systems. Null if the folder does not exist.
 */
async function entriesOf(path: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => !IGNORED.test(entry.name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
