import { expect, test } from 'vitest';
import { stepFault } from './stepFault.ts';

test.each([
  { kind: 'none' },
  { kind: 'redirect', url: 'https://pay.example/1' },
  { kind: 'client', data: {} },
  { kind: 'client', data: { secret: 's', list: [1, null, { deep: true }] } },
])('a step is what it should be: %j', (step) => {
  expect(stepFault(step)).toBeNull();
});

test.each([
  [undefined, 'returned no payment step'],
  [null, 'returned no payment step'],
  ['https://pay.example', 'returned no payment step'],
  [{ redirectTo: 'https://pay.example' }, 'returned the step undefined'],
  [{ kind: 'form' }, 'returned the step "form"'],
  [{ kind: 'redirect' }, 'returned a redirect without an http'],
  [{ kind: 'redirect', url: '/path' }, 'returned a redirect without an http'],
  [{ kind: 'redirect', url: 'javascript:alert(1)' }, 'returned a redirect without an http'],
  [{ kind: 'client' }, 'returned data that is not a JSON object'],
  [{ kind: 'client', data: [1] }, 'returned data that is not a JSON object'],
  [{ kind: 'client', data: { amount: Number.NaN } }, 'returned data that is not a JSON object'],
  [{ kind: 'client', data: { pay: () => 1 } }, 'returned data that is not a JSON object'],
  [{ kind: 'client', data: { list: [undefined] } }, 'returned data that is not a JSON object'],
])('a step that no front end could take is named: %j', (step, fault) => {
  expect(stepFault(step)).toContain(fault);
});
