import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The place in the code where a statement is written. */
export interface Site {
  /**
   * The file: of the shop below its own folder, such as `modules/catalog/products/product.repo.ts`; of a package from its name on; of
   * the store from its folder on.
   */
  readonly file: string;
  readonly line: number;
  /** The function; null: it has no name. */
  readonly function: string | null;
}

/** The sites of templates. Each template in the code has one list of texts, which lives as long as the code. */
const sites = new WeakMap<TemplateStringsArray, Site | null>();

/**
 * Returns the site of a template whose tag is `tag`, which must be running; null where the stack does not tell it. The stack is read at
 * the first run of a template alone.
 */
export function siteOf(template: TemplateStringsArray, tag: (...args: never[]) => unknown): Site | null {
  const known = sites.get(template);
  if (known !== undefined) return known;
  const site = callerOf(tag);
  sites.set(template, site);
  return site;
}

/** Returns the name of a place for people: `modules/catalog/products/product.repo.ts:88`. */
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

/** `at insertCart (file:///…/cart.repo.ts:40:12)`, or without a function `at file:///…/cart.repo.ts:40:12`. */
const FRAME =
  /^\s*at (?:(?:async )?(?<name>[^\n]+?) \()?(?<file>(?:file:\/\/|\/|[A-Za-z]:\\)[^\n]*?):(?<line>\d+):\d+\)?$/m;

/** Reads the first frame of a stack. */
export function readFrame(stack: string): Site | null {
  const { name, file, line } = FRAME.exec(stack)?.groups ?? {};
  if (file === undefined) return null;
  return {
    file: nameOfFile(file.startsWith('file:') ? fileURLToPath(file) : file),
    line: Number(line),
    function: name === undefined || name.includes('<anonymous>') ? null : name,
  };
}

/** The folder of the shop's own code: `src`, or `dist` when it is built. */
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
