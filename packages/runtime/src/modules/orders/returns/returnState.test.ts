import { expect, test } from 'vitest';
import { FIRST_STATE, isOpenState, RETURN_STATES, RETURN_STEPS, stateAfter } from './returnState.ts';
import type { ReturnStep } from './returnState.ts';

const steps = Object.keys(RETURN_STEPS) as ReturnStep[];

test('each step is possible in its states alone', () => {
  const table = Object.fromEntries(
    RETURN_STATES.map((state) => [
      state,
      Object.fromEntries(steps.flatMap((step) => [[step, stateAfter(state, step)]].filter(([, to]) => to))),
    ]),
  );
  expect(table).toEqual({
    requested: { approve: 'approved', decline: 'declined', close: 'closed' },
    approved: { decline: 'declined', receive: 'received', close: 'closed' },
    declined: {},
    declared: { receive: 'received', refund: 'refunded', close: 'closed' },
    received: { receive: 'received', refund: 'refunded' },
    refunded: {},
    closed: {},
  });
});

test('a return has ended when no step is possible', () => {
  for (const state of RETURN_STATES)
    expect(isOpenState(state)).toBe(steps.some((step) => stateAfter(state, step) !== null));
  expect(Object.values(FIRST_STATE).every(isOpenState)).toBe(true);
});
