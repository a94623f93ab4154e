import { expect, test } from 'vitest';
import { mergeMetrics } from './mergeMetrics.ts';

test('each series is labeled with its worker, and the series of a metric are grouped', () => {
  const of = (requests: number) =>
    `# HELP shop_requests Requests {all}.\n# TYPE shop_requests counter\nshop_requests{route="a b",status="2xx"} ${requests}\n` +
    `# HELP shop_heap Memory.\n# TYPE shop_heap gauge\nshop_heap ${requests}\nshop_heap{} 1\n`;
  expect(
    mergeMetrics([
      { place: 2, text: of(5) },
      { place: 1, text: of(7) },
    ]),
  ).toBe(`# HELP shop_requests Requests {all}.
# TYPE shop_requests counter
shop_requests{worker="1",route="a b",status="2xx"} 7
shop_requests{worker="2",route="a b",status="2xx"} 5
# HELP shop_heap Memory.
# TYPE shop_heap gauge
shop_heap{worker="1"} 7
shop_heap{worker="1"} 1
shop_heap{worker="2"} 5
shop_heap{worker="2"} 1
`);
});
