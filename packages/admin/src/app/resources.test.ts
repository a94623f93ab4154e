import { expect, test, vi } from 'vitest';
import { adminPaths } from '../kit/paths.ts';

async function loadResources() {
  vi.stubGlobal('localStorage', { getItem: () => null });
  return (await import('./resources.ts')).resources;
}

/** Router pages that no resource declares: pages without the admin frame, and extension pages. */
const NOT_OF_RESOURCES = /^\/(?:login$|setup$|page-builder\/edit\/|x\/)/;

test('no icon is used twice in the navigation', async () => {
  const resources = await loadResources();
  const shown = resources.filter(({ group }) => group !== undefined);
  const byIcon = Map.groupBy(shown, ({ icon }) => icon);
  const doubled = [...byIcon.values()].filter((pages) => pages.length > 1);
  expect(doubled.map((pages) => pages.map(({ id }) => id))).toEqual([]);
});

test('the listed paths are those of the resources’ pages', async () => {
  const mounted = (await loadResources()).flatMap(({ path, list, view, create, edit, form, page }) => [
    ...(list || view ? [path] : []),
    ...(create ? [create] : []),
    ...(edit && (form || page) ? [`${edit}/$uuid`] : []),
  ]);
  const listed = adminPaths.filter((path) => !NOT_OF_RESOURCES.test(path));
  expect(mounted.toSorted()).toEqual(listed.toSorted());
});
