import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The source code location of an SQL statement. */
export interface Site {
  /**
   * The file path. For the shop's own code, it is relative to the source folder, such as
   * `modules/catalog/products/product.repo.ts`. For a package, it starts with the package name. For code in the store, it is
   * relative to the store folder.
   */
  readonly file: string;
  readonly line: number;
  /** The name of the enclosing function. Null for an anonymous function. */
  readonly function: string | null;
}

/** The locations by template. JavaScript creates a single strings array for each template in the code. */
const sites = new WeakMap<TemplateStringsArray, Site | null>();

/**
 * Returns the location of the template for which the tag function `tag` was called. Null if the stack trace does not contain the
 * location. The stack trace is captured only on a template's first use.
 */
export function siteOf(template: TemplateStringsArray, tag: (...args: never[]) => unknown): Site | null {
  const known = sites.get(template);
  if (known !== undefined) return known;
  const site = callerOf(tag);
  sites.set(template, site);
  return site;
}

/** Formats a location, such as `modules/catalog/products/product.repo.ts:88`. */
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

/**
 * Matches a stack frame with a function, `at insertCart (file:///…/cart.repo.ts:40:12)`, or without one, `at
 * file:///…/cart.repo.ts:40:12`.
 */
const FRAME =
  /^\s*at (?:(?:async )?(?<name>[^\n]+?) \()?(?<file>(?:file:\/\/|\/|[A-Za-z]:\\)[^\n]*?):(?<line>\d+):\d+\)?$/m;

/** Parses the first frame in a stack trace. */
export function readFrame(stack: string): Site | null {
  const { name, file, line } = FRAME.exec(stack)?.groups ?? {};
  if (file === undefined) return null;
  return {
    file: nameOfFile(file.startsWith('file:') ? fileURLToPath(file) : file),
    line: Number(line),
    function: name === undefined || name.includes('<anonymous>') ? null : name,
  };
}

/** The folder with the shop's own code: `src`, or `dist` in a build. */
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
