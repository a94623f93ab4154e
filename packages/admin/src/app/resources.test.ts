import { expect, test, vi } from 'vitest';

test('no icon stands twice in the navigation', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { resources } = await import('./resources.ts');
  const shown = resources.filter(({ group }) => group !== undefined);
  const byIcon = Map.groupBy(shown, ({ icon }) => icon);
  const doubled = [...byIcon.values()].filter((pages) => pages.length > 1);
  expect(doubled.map((pages) => pages.map(({ id }) => id))).toEqual([]);
});
