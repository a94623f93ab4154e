import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './keepPage.ts';

export interface FoundRefusal {
  readonly status: number;
  readonly code: string;
  readonly text: string;
  readonly where: string;
}

/**
 * Matches `refuse(400, 'CODE', 'Text')` and `refusal(…)`, on one or more lines. The message of a `refusal` may be a function. Template
 * placeholders are shown by name.
 */
const REFUSE =
  /refus(?:e|al)\(\s*(\d{3}),\s*'([A-Z_0-9]+)',\s*(?:\([^)]*\) =>\s*\[?\s*)?(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)"|(\w+))/g;

/** Lists the refusals in the sources of the runtime and the extensions, sorted by code. */
export function listRefusals(): readonly FoundRefusal[] {
  const files = globSync(['packages/runtime/src/**/*.ts', 'extensions/*/src/**/*.ts'], {
    cwd: root,
    exclude: (name) => /\.(test|fixture)\.ts$/.test(name),
  });
  return files
    .flatMap(refusalsIn)
    .toSorted((a, b) => a.code.localeCompare(b.code) || a.status - b.status || a.text.localeCompare(b.text));
}

function refusalsIn(file: string): FoundRefusal[] {
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const where = file.replace(/^packages\/runtime\/src\//, '').replace(/\/(?:src\/)?[^/]+$/, '');
  return [...source.matchAll(REFUSE)].map(([, status, code, single, template, double, name]) => ({
    status: Number(status),
    code: code as string,
    text: (single ?? double ?? template ?? `<${name}>`)
      .replaceAll(/\$\{([^}]*)\}/g, '<$1>')
      .replaceAll("\\'", "'"),
    where,
  }));
}

/** Matches the error codes of GraphQL documents that cannot be executed. */
const WITH_CODE = /withCode\(\w+, '([A-Z_0-9]+)'/g;

/** Lists all REST and GraphQL error codes, sorted. */
export function listErrorCodes(): readonly string[] {
  const files = globSync('packages/runtime/src/platform/graphql/*.ts', { cwd: root });
  const ofGraphql = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(WITH_CODE)].map(([, code = '']) => code),
  );
  return [...new Set([...listRefusals().map(({ code }) => code), ...ofGraphql])].toSorted();
}
