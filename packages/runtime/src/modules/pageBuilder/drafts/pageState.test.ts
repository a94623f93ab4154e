import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyChange, conflictOf, emptyState } from './pageState.ts';
import type { Change, InstancePayload, PlacementPayload } from './operation.ts';

const widget = randomUUID();
const instance: InstancePayload = {
  uuid: widget,
  name: 'W',
  type: 'text_block',
  settings: { text: 't' },
  status: true,
};
const placement = (more: Partial<PlacementPayload> = {}): PlacementPayload => ({
  uuid: randomUUID(),
  widget_instance_uuid: widget,
  route: 'homepage',
  area: 'content',
  sort_order: 1,
  entity_urn: null,
  ...more,
});
const ofInstance = (before: InstancePayload | null, after: InstancePayload | null): Change => ({
  kind: 'instance',
  uuid: widget,
  widget,
  before,
  after,
});
const ofPlacement = (before: PlacementPayload | null, after: PlacementPayload | null): Change => ({
  kind: 'placement',
  uuid: (before ?? after)?.uuid ?? '',
  widget,
  before,
  after,
});

/** Returns a page state with the instance and the given placements. */
function pages(...placements: readonly PlacementPayload[]) {
  const state = emptyState();
  applyChange(state, ofInstance(null, instance));
  for (const one of placements) applyChange(state, ofPlacement(null, one));
  return state;
}

const here = placement();
const there = placement({ area: 'footer' });

test.each<[string, Change, string | null]>([
  ['a new placement fits a free place', ofPlacement(null, placement({ area: 'side' })), null],
  ['not one that is taken', ofPlacement(null, placement()), 'occupied'],
  ['nor one that moves there', ofPlacement(there, { ...there, area: 'content' }), 'occupied'],
  ['a placement may stay at its place', ofPlacement(here, { ...here, sort_order: 2 }), null],
  ['it cannot be made twice', ofPlacement(null, here), 'changed'],
  ['nor changed from what it is not', ofPlacement({ ...here, sort_order: 7 }, here), 'changed'],
  ['nor taken away when it is gone', ofPlacement(placement(), null), 'changed'],
  ['an instance is changed from what it is', ofInstance(instance, { ...instance, name: 'V' }), null],
  ['the order of members does not matter', ofInstance({ ...instance, settings: { text: 't' } }, null), null],
  ['settings do', ofInstance({ ...instance, settings: {} }, null), 'changed'],
  [
    'minus zero is zero, as in JSON',
    ofPlacement({ ...here, sort_order: 1 }, { ...here, sort_order: -0 }),
    null,
  ],
])('%s', (_, change, conflict) => expect(conflictOf(pages(here, there), change)).toBe(conflict));

test('a page and the same page of another entity are two positions', () => {
  const of = placement({ entity_urn: `urn:evershop:catalog:product:${widget}` });
  expect(conflictOf(pages(here), ofPlacement(null, of))).toBeNull();
});

test('an instance is deleted with its placements, and can no longer be placed', () => {
  const state = pages(here, there);
  applyChange(state, ofInstance(instance, null));
  expect([...state.placements]).toEqual([]);
  expect(conflictOf(state, ofPlacement(null, placement()))).toBe('no_widget');
  expect(conflictOf(state, ofPlacement(here, null))).toBe('changed');
});

test('a position is free again once its placement was moved', () => {
  const state = pages(here);
  applyChange(state, ofPlacement(here, { ...here, area: 'side' }));
  expect(conflictOf(state, ofPlacement(null, placement()))).toBeNull();
});
