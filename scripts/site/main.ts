// Builds the documentation site in the folder `site` with `npm run docs:site`. The option `--source URL` links sources to the files at a
// URL. `--out DIR` changes the output folder. `--base PATH` sets the path at which the site is served.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './buildSite.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, source: { type: 'string' }, base: { type: 'string' } },
});
const out = path.resolve(values.out ?? path.join(import.meta.dirname, '../../site'));
const started = Date.now();
const { pages } = await buildSite({
  out,
  source: values.source?.replace(/\/$/, '') ?? null,
  base: values.base ?? '/',
});
console.log(`${pages.length} pages in ${out}, in ${((Date.now() - started) / 1000).toFixed(1)} s`);
