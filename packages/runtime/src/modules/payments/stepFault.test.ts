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
  [undefined, 'answered no step of a payment'],
  [null, 'answered no step of a payment'],
  ['https://pay.example', 'answered no step of a payment'],
  [{ redirectTo: 'https://pay.example' }, 'answered the step undefined'],
  [{ kind: 'form' }, 'answered the step "form"'],
  [{ kind: 'redirect' }, 'answered a redirect without an address'],
  [{ kind: 'redirect', url: '/path' }, 'answered a redirect without an address'],
  [{ kind: 'redirect', url: 'javascript:alert(1)' }, 'answered a redirect without an address'],
  [{ kind: 'client' }, 'answered data that are no JSON object'],
  [{ kind: 'client', data: [1] }, 'answered data that are no JSON object'],
  [{ kind: 'client', data: { amount: Number.NaN } }, 'answered data that are no JSON object'],
  [{ kind: 'client', data: { pay: () => 1 } }, 'answered data that are no JSON object'],
  [{ kind: 'client', data: { list: [undefined] } }, 'answered data that are no JSON object'],
])('a step that no front end could take is named: %j', (step, fault) => {
  expect(stepFault(step)).toContain(fault);
});
