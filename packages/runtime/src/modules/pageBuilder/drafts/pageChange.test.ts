import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageChange } from './pageChange.ts';
import { applyChange, copyState, emptyState } from './pageState.ts';

const instance = (name: string, uuid: string = randomUUID()) => ({
  uuid,
  name,
  type: 'text_block',
  settings: {},
  status: true,
});
const placement = (widget: string, area: string, uuid: string = randomUUID()) => ({
  uuid,
  widget_instance_uuid: widget,
  route: 'homepage',
  area,
  sort_order: 1,
  entity_urn: null,
});
type Instance = ReturnType<typeof instance>;
type Placement = ReturnType<typeof placement>;

function pages(instances: readonly Instance[], placements: readonly Placement[]) {
  const state = emptyState();
  for (const one of instances) applyChange(state, { kind: 'instance', uuid: one.uuid, after: one });
  for (const one of placements) applyChange(state, { kind: 'placement', uuid: one.uuid, after: one });
  return state;
}

const one = instance('one');
const [left, right] = [placement(one.uuid, 'left'), placement(one.uuid, 'right')];
const live = pages([one], [left, right]);
const nothing = {
  instances: [],
  placements: [],
  movedPlacements: [],
  deletedInstances: [],
  deletedPlacements: [],
};

test('unchanged pages need no write', () => expect(pageChange(live, copyState(live))).toEqual(nothing));

test('two placements that swap positions are moved, and a third is created', () => {
  const swapped = [placement(one.uuid, 'right', left.uuid), placement(one.uuid, 'left', right.uuid)];
  const third = placement(one.uuid, 'middle');
  expect(pageChange(live, pages([one], [...swapped, third]))).toEqual({
    ...nothing,
    placements: [...swapped, third],
    movedPlacements: [left.uuid, right.uuid],
  });
});

test('a deleted instance is deleted with its placements', () => {
  const target = copyState(live);
  applyChange(target, { kind: 'instance', uuid: one.uuid, after: null });
  expect(pageChange(live, target)).toEqual({
    ...nothing,
    deletedInstances: [one.uuid],
    deletedPlacements: [left.uuid, right.uuid],
  });
});

test('an instance that is created and deleted again has no effect', () => {
  const target = copyState(live);
  const two = instance('two');
  applyChange(target, { kind: 'instance', uuid: two.uuid, after: two });
  applyChange(target, { kind: 'instance', uuid: two.uuid, after: null });
  expect(pageChange(live, target)).toEqual(nothing);
});

test('an instance that is deleted and created again loses its placements', () => {
  const target = copyState(live);
  applyChange(target, { kind: 'instance', uuid: one.uuid, after: null });
  applyChange(target, { kind: 'instance', uuid: one.uuid, after: one });
  expect(pageChange(live, target)).toEqual({ ...nothing, deletedPlacements: [left.uuid, right.uuid] });
});
