// Counts the gaps in the OpenAPI document of the example store. Fails if the counts exceed the limits. Lower the limits whenever you close
// a gap. With --list, lists the gaps.
import path from 'node:path';
import { openApiOfStore } from '../packages/runtime/src/index.ts';
import { apiGaps } from './apiGaps.ts';
import type { ApiGaps } from './apiGaps.ts';
import { root } from './keepPage.ts';

const BOUNDS: Readonly<Record<keyof ApiGaps, number>> = {
  silent: 0,
  unknownCodes: 0,
  unexampled: 0,
  untyped: 0,
  undescribed: 0,
};

const TEXTS: Readonly<Record<keyof ApiGaps, string>> = {
  silent: 'operations that do not say what they do: give their routes `does`',
  unknownCodes: 'codes in descriptions that no failure of their operation names',
  unexampled: 'bodies and answers in JSON without an example that the shop accepts',
  untyped: 'operations whose answer has a bare `data`: give their routes a `response`',
  undescribed: 'fields without a description: give their schemas `.describe()` or `.meta()`',
};

const gaps = apiGaps(await openApiOfStore({ storeDir: path.join(root, 'examples/store') }));
for (const key of ['silent', 'unknownCodes', 'unexampled', 'untyped', 'undescribed'] as const) {
  const { length } = gaps[key];
  const bound = BOUNDS[key];
  console.log(`${length} (at most ${bound}) ${TEXTS[key]}`);
  if (process.argv.includes('--list')) for (const gap of gaps[key]) console.log(`  ${gap}`);
  if (length > bound) process.exitCode = 1;
  if (length < bound) console.log(`  Lower the bound in scripts/checkApi.ts to ${length}.`);
}
