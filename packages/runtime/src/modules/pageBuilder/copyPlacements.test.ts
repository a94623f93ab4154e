import { expect, test } from 'vitest';
import { planCopy } from './copyPlacements.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const at = (widget_instance_uuid: string, area: string, sort_order = 1) => ({
  widget_instance_uuid,
  route: 'homepage',
  area,
  sort_order,
});
/** Returns the copy plan, with the UUIDs of the clones replaced by the UUIDs of the originals. */
function planOf(...[sources, to]: Parameters<typeof planCopy>) {
  const { clones, placements } = planCopy(sources, to);
  const originalOf = (text: string) =>
    clones.reduce((result, { original, clone }) => result.replace(clone, `clone of ${original}`), text);
  return {
    clones: clones.map(({ original }) => original),
    placements: placements.map((one) => [
      originalOf(one.widget_instance_uuid),
      one.route,
      originalOf(one.area),
      one.sort_order,
      one.entity_urn,
    ]),
  };
}

test('copying nothing creates nothing', () =>
  expect(planCopy([], { urn: null })).toEqual({ clones: [], placements: [] }));

test('an instance is cloned once and placed where the original was', () =>
  expect(planOf([at(A, 'content', 2.5), at(B, 'content'), at(A, 'header', -1)], { urn: 'urn' })).toEqual({
    clones: [A, B],
    placements: [
      [`clone of ${A}`, 'homepage', 'content', 2.5, 'urn'],
      [`clone of ${B}`, 'homepage', 'content', 1, 'urn'],
      [`clone of ${A}`, 'homepage', 'header', -1, 'urn'],
    ],
  }));

test('UUIDs are new and distinct', () => {
  const { clones, placements } = planCopy([at(A, 'x'), at(B, 'x'), at(A, 'y')], { urn: null });
  const uuids = [A, B, ...clones.map(({ clone }) => clone), ...placements.map(({ uuid }) => uuid)];
  expect(new Set(uuids).size).toBe(7);
});

test('areas inside cloned containers become those of the clones, and others are unchanged', () =>
  expect(
    planOf([at(A, 'content'), at(B, `columnsContainer_${A}_col_0`), at(B, `tabs_${C}`)], { urn: null })
      .placements,
  ).toMatchObject([
    [`clone of ${A}`, 'homepage', 'content', 1, null],
    [`clone of ${B}`, 'homepage', `columnsContainer_clone of ${A}_col_0`, 1, null],
    [`clone of ${B}`, 'homepage', `tabs_${C}`, 1, null],
  ]));

test('an area becomes another one on another route, except for an instance placed in both', () => {
  const to = { route: 'landingPageView', urn: 'urn', area: { from: 'content', to: 'body' } };
  const sources = [at(A, 'content'), at(B, 'content', 1), at(B, 'body', 2), at(C, 'aside')];
  expect(planOf(sources, to).placements).toEqual([
    [`clone of ${A}`, 'landingPageView', 'body', 1, 'urn'],
    [`clone of ${B}`, 'landingPageView', 'content', 1, 'urn'],
    [`clone of ${B}`, 'landingPageView', 'body', 2, 'urn'],
    [`clone of ${C}`, 'landingPageView', 'aside', 1, 'urn'],
  ]);
});
