import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminPaths } from '../../packages/admin/src/kit/paths.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Paths below `/admin` that are not pages, and the page builder, which has its own route. */
const NOT_PAGES =
  /^\/admin\/(?:graphql|apix?|assets|user|email-frame|reset-password|page-builder|extensions)\b/;

/** Lists the paths below `/admin` in the server's responses. A `$` replaces each inserted value. */
function namedPaths(): ReadonlySet<string> {
  const files = globSync('{packages/runtime,packages/cli,extensions/*}/src/**/*.ts', { cwd: root });
  return new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/[`'"](\/admin\/[a-z][^`'"?#\s]*)[`'"?#]/g),
      ].map(([, found]) => (found as string).replaceAll(/\$\{[^}]+\}/g, '$').replace(/\/$/, '/$')),
    ),
  );
}

test('every admin path in a response is one of its pages', () => {
  const pages = adminPaths.map((page) => new RegExp(`^/admin${page}$`.replaceAll(/\$\w+/g, '[^/]+')));
  const named = [...namedPaths()].filter((found) => !NOT_PAGES.test(found));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((found) => !pages.some((page) => page.test(found)))).toEqual([]);
});
