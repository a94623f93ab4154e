import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { fontPath, FONTS, SUBSETS } from './fonts.ts';

/** The font package files, by URL path. */
const files: ReadonlyMap<string, string> = new Map(
  Object.keys(FONTS).flatMap((name) =>
    Object.keys(SUBSETS).map(
      (subset) =>
        [
          fontPath(name, subset),
          `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
        ] as const,
    ),
  ),
);
const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Promise<Buffer>>();

/** Reads a font file. Each process reads a file only once. */
function fontFile(file: string): Promise<Buffer> {
  const known = read.get(file) ?? readFile(resolve(file));
  read.set(file, known);
  return known;
}

export const fontRoutes = [
  defineRoute({
    id: 'storefrontFont',
    method: 'GET',
    path: '/fonts/{file}',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    params: z.object({ file: z.string().describe('The file name.') }),
    async handle({ params }) {
      const file = files.get(`/fonts/${params.file}`);
      if (file === undefined) throw notFound();
      const bytes = await fontFile(file);
      return reply.stream(Readable.from([bytes]), {
        'content-type': 'font/woff2',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  }),
];
