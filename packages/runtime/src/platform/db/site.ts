import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The source location of a statement. */
export interface Site {
  /**
   * The file path: in the shop, relative to its source folder, such as `modules/catalog/products/product.repo.ts`; in a package,
   * starting with the package name; in the store, relative to the store folder.
   */
  readonly file: string;
  readonly line: number;
  /** The function name; null for an anonymous function. */
  readonly function: string | null;
}

/** The source locations of templates. Each template in the code has one strings array, which lives as long as the code. */
const sites = new WeakMap<TemplateStringsArray, Site | null>();

/**
 * Returns the source location of a template whose tag function `tag` is currently running. Null if the stack does not show it.
 * The stack is read only on a template's first run.
 */
export function siteOf(template: TemplateStringsArray, tag: (...args: never[]) => unknown): Site | null {
  const known = sites.get(template);
  if (known !== undefined) return known;
  const site = callerOf(tag);
  sites.set(template, site);
  return site;
}

/** Returns a readable source location: `modules/catalog/products/product.repo.ts:88`. */
export const nameOfSite = ({ file, line }: Pick<Site, 'file' | 'line'>): string => `${file}:${line}`;

function callerOf(tag: (...args: never[]) => unknown): Site | null {
  const { stackTraceLimit } = Error;
  const trace: { stack?: string } = {};
  Error.stackTraceLimit = 1;
  try {
    Error.captureStackTrace(trace, tag);
    return readFrame(trace.stack ?? '');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Matches `at insertCart (file:///…/cart.repo.ts:40:12)`, or without a function `at file:///…/cart.repo.ts:40:12`. */
const FRAME =
  /^\s*at (?:(?:async )?(?<name>[^\n]+?) \()?(?<file>(?:file:\/\/|\/|[A-Za-z]:\\)[^\n]*?):(?<line>\d+):\d+\)?$/m;

/** Parses the first frame of a stack. */
export function readFrame(stack: string): Site | null {
  const { name, file, line } = FRAME.exec(stack)?.groups ?? {};
  if (file === undefined) return null;
  return {
    file: nameOfFile(file.startsWith('file:') ? fileURLToPath(file) : file),
    line: Number(line),
    function: name === undefined || name.includes('<anonymous>') ? null : name,
  };
}

/** The folder with the shop's own code: `src`, or `dist` when built. */
const OWN_FOLDER = path.join(import.meta.dirname, '../..');
const PACKAGES = `${path.sep}node_modules${path.sep}`;

function nameOfFile(file: string): string {
  const own = path.relative(OWN_FOLDER, file);
  if (!isOutside(own)) return own.replaceAll('\\', '/');
  const inPackages = file.lastIndexOf(PACKAGES);
  if (inPackages !== -1) return file.slice(inPackages + PACKAGES.length).replaceAll('\\', '/');
  const inStore = path.relative(process.cwd(), file);
  return (isOutside(inStore) ? file : inStore).replaceAll('\\', '/');
}

const isOutside = (relative: string): boolean => relative.startsWith('..') || path.isAbsolute(relative);
