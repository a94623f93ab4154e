import { expect, test } from 'vitest';
import type { Text } from '../../platform/contracts/messages.ts';
import { arrivalBlocks } from './emailArrival.ts';

const text = ((key: string, values: object) =>
  `${key} ${Object.values(values).join(' to ')}`) as unknown as Text;
const app = { locale: 'en-US', texts: () => text };
const line = (first: string | null, last: string | null) => ({ delivery_first: first, delivery_last: last });

test.each([
  [
    [line('2026-12-02', '2026-12-04'), line('2026-12-01', '2026-12-03'), line(null, null)],
    ['orders.email.arrives Tue, Dec 1 to Fri, Dec 4'],
  ],
  [[line('2026-12-02', '2026-12-02')], ['orders.email.arrivesOn Wed, Dec 2']],
  [[line(null, null)], []],
])('an email says when goods arrive, from the first to the last promised day', (lines, said) => {
  expect(arrivalBlocks(app, lines)).toEqual(said.map((paragraph) => ({ paragraph })));
});
