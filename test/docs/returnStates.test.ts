import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  RETURN_STATES,
  RETURN_STEPS,
  stateAfter,
} from '../../packages/runtime/src/modules/orders/returns/returnState.ts';
import type { ReturnStep } from '../../packages/runtime/src/modules/orders/returns/returnState.ts';

const page = path.join(import.meta.dirname, '../../docs/reference/returns.md');

test('the page about returns has the table of their states', () => {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const steps = Object.keys(RETURN_STEPS) as ReturnStep[];
  expect(rows[0]).toEqual(['State', ...steps]);
  expect(rows.slice(2)).toEqual(
    RETURN_STATES.map((state) => [state, ...steps.map((step) => stateAfter(state, step) ?? '')]),
  );
});
