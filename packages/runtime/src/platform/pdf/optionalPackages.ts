import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SUBSETTER } from './fontTable.ts';
import type { OptionalFont } from './fontTable.ts';

const { resolve } = createRequire(import.meta.url);

/** A file of an optional font: its path, and the first and last code points of its ranges. */
export interface FontFile {
  readonly path: string;
  readonly stretches: readonly (readonly [first: number, last: number])[];
}

const files = new Map<string, readonly FontFile[] | null>();

/** Returns the files of an optional font. Null if it is not installed. The result is cached. */
export function filesOf(font: OptionalFont): readonly FontFile[] | null {
  const known = files.get(font.id);
  if (known !== undefined) return known;
  const found =
    isInstalled(SUBSETTER) && isInstalled(`${font.package}/unicode.json`) ? listFiles(font) : null;
  files.set(font.id, found);
  return found;
}

/** Reports whether a package's module can be resolved from the runtime. */
export function isInstalled(specifier: string): boolean {
  try {
    resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

function listFiles({ package: name, file }: OptionalFont): readonly FontFile[] {
  const table = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(table).flatMap(([part, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1];
    // Other subsets, such as `latin`, contain only characters that the base font also has.
    if (number === undefined) return [];
    return [
      { path: resolve(`${name}/files/${file}-${number}-wght-normal.woff2`), stretches: stretchesOf(ranges) },
    ];
  });
}

/** Parses ranges in CSS syntax: `U+3042,U+30a1-30f6`. */
const stretchesOf = (ranges: string): FontFile['stretches'] =>
  ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
