import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GraphQLError, parse, Source } from 'graphql';
import { isRecord } from '../isRecord.ts';
import type { Sink, TypeFile } from './collect.ts';

const TYPE_FILE = /^(.+?)(\.admin)?\.(graphql|resolvers\.(?:ts|js))$/;
/** Matches files to ignore: tests, and files that builds and editors create next to the sources. */
const IGNORED = /^\.|\.d\.ts$|\.map$|\.test\.[jt]s$/;

interface Folder {
  readonly owner: string;
  readonly isCore: boolean;
  readonly type: string;
  readonly path: string;
  where(file: string): string;
}

/** Reads the definitions and resolvers in the folder of a type. */
export async function readTypeFolder(folder: Folder, sink: Sink): Promise<void> {
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
export async function entriesOf(path: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => !IGNORED.test(entry.name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
