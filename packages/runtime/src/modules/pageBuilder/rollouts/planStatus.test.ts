import { expect, test } from 'vitest';
import { planStatus } from './planStatus.ts';

const [START, END] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];
const at = (time: string, plus = 0) => new Date(new Date(time).getTime() + plus);

test.each([
  ['before its start', at(START, -1), END, 'upcoming'],
  ['at its start', at(START), END, 'active'],
  ['just before its end', at(END, -1), END, 'active'],
  ['at its end', at(END), END, 'past'],
  ['long after its start, without an end', at(END, 1e9), null, 'active'],
])('%s', (_, now, end_time, status) => expect(planStatus({ start_time: START, end_time }, now)).toBe(status));
