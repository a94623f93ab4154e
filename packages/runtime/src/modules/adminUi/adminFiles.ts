import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from '../../platform/contracts/reply.ts';

/** An admin file with its compressed variants. */
export interface AdminFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** The built admin, held in memory: about 2 MB. */
export interface AdminFiles {
  /**
   * The HTML shared by all pages. The placeholders `__NONCE__` and `__TIMEZONE__` are replaced with the response's
   * nonce and the shop's time zone.
   */
  readonly page: string;
  /** The `script-src` source expression for the page's import map. */
  readonly importMap: string;
  /** The admin's page paths below `/admin`, as regular expressions. */
  readonly paths: readonly RegExp[];
  /** The files below `/admin/assets/`, keyed by name. Names include a content hash. */
  readonly assets: ReadonlyMap<string, AdminFile>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reads the built admin from its folder. */
export async function readAdminFiles(folder: string): Promise<AdminFiles> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const paths = JSON.parse(await readFile(path.join(folder, 'paths.json'), 'utf8')) as readonly string[];
  const assets = path.join(folder, 'assets');
  const names = new Set(await readdir(assets));
  const read = async (name: string): Promise<[string, AdminFile] | null> => {
    const type = TYPES[path.extname(name)];
    if (type === undefined) return null;
    const form = async (ending: string) =>
      names.has(name + ending) ? readFile(path.join(assets, name + ending)) : undefined;
    const [bytes, br, gzip] = await Promise.all([
      readFile(path.join(assets, name)),
      form('.br'),
      form('.gz'),
    ]);
    return [name, { type, bytes, encoded: { ...(br && { br }), ...(gzip && { gzip }) } }];
  };
  const files = await Promise.all([...names].map(read));
  return {
    page,
    importMap: `'sha256-${hash('sha256', map, 'base64')}'`,
    paths: paths.map(patternOf),
    assets: new Map(files.filter((file) => file !== null)),
  };
}

/**
 * Creates the regular expression for a path such as `/products/edit/$uuid`. A `$` at the end matches the rest of the
 * path.
 */
function patternOf(pagePath: string): RegExp {
  const parts = pagePath.split('/').filter((part) => part !== '');
  const patterns = parts.map((part) =>
    part === '$' ? '.+' : part.startsWith('$') ? '[^/]+' : RegExp.escape(part),
  );
  return new RegExp(`^${patterns.join('/')}$`);
}
