import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CHANGESETS, operationOf } from './changesets.ts';
import { isPlace, isSamePosition } from './pageModel.ts';
import type { Changeset, Layout, Place, Plan, Widget } from './pageModel.ts';
import { add, changedPages, discard, draftOf, move, overlaps, published } from './pageModelDrafts.ts';
import { codeOf, MINUTE, orderOf, pickOf, positionFor, widgetFor } from './pageModelSteps.ts';
import type { Command, Scene, Step } from './pageModelSteps.ts';
import { ROLLOUT_PLANS } from './rolloutPlans.ts';
import { dataOf } from './shop.ts';

const ROUTES = ['homepage', 'landingPageView'];

const onChangeset =
  (step: (scene: Scene, changeset: Changeset, command: Command) => Promise<void>): Step =>
  async (scene, command) => {
    const changeset = pickOf(scene.world.changesets, command.pick);
    if (changeset) await step(scene, changeset, command);
  };
const send = ({ shop }: Scene, { uuid }: Changeset, path: string, body?: unknown) =>
  shop.admin('POST', `${CHANGESETS}/${uuid}/${path}`, body);

/** Opens a changeset. The caller has at most one draft at a time, and the other drafts have no author. */
const begin: Step = async (scene) => {
  const { shop, world } = scene;
  if (world.changesets.length > 3) return;
  const hasDraft = world.changesets.some(({ name }) => name.startsWith('pb-draft-'));
  const name = `${hasDraft ? 'Work ' : 'pb-draft-'}${(scene.made += 1)}`;
  const { changeset_id: id, uuid, token } = dataOf(await shop.admin('POST', CHANGESETS, { name }));
  world.changesets.push({ id, uuid, token, name, operations: [], cursors: {}, scarred: false });
};

type Payload = Widget | Place;
/** Returns the changes that a draft may make to its current layout. */
function changesFor(scene: Scene, view: Layout, command: Command): [Payload | null, Payload | null][] {
  const { pick, other } = command;
  const [widget, place] = [pickOf(view.widgets, pick), pickOf(view.places, pick)];
  const placeOf = ({ uuid, name }: Widget): Place => ({
    uuid: randomUUID(),
    widget_instance_uuid: uuid,
    ...positionFor(scene, view, name, { ...command, other: pick + other }),
  });
  const kinds: (() => [Payload | null, Payload | null][])[] = [
    () => {
      const fresh = { uuid: randomUUID() as string, ...widgetFor(scene, command) };
      return [
        [null, fresh],
        [null, placeOf(fresh)],
      ];
    },
    () => (widget ? [[widget, { ...widget, name: `W${(scene.made += 1)}` }]] : []),
    () => (widget ? [[widget, { ...widget, status: !widget.status }]] : []),
    () => (widget ? [[widget, null]] : []),
    () => (widget ? [[null, placeOf(widget)]] : []),
    () => (place ? [[place, { ...place, sort_order: orderOf(scene, pick) }]] : []),
    () => {
      const of = view.widgets.find(({ uuid }) => uuid === place?.widget_instance_uuid);
      return place && of ? [[place, { ...placeOf(of), uuid: place.uuid }]] : [];
    },
    () => (place ? [[place, null]] : []),
  ];
  return (pickOf([kinds[0], ...kinds], other) as (typeof kinds)[0])();
}

const draft = onChangeset(async (scene, changeset, command) => {
  const route = pickOf(ROUTES, command.pick + command.other) as string;
  const isWhole = published(scene.world, changeset) !== null;
  const view = draftOf(scene.world, changeset);
  for (const [before, after] of changesFor(scene, view, command)) {
    const answer = await send(
      scene,
      changeset,
      'operations',
      operationOf(before as never, after as never, route),
    );
    if (isWhole) {
      const isTwice =
        after &&
        isPlace(after) &&
        view.places.some((one) => one.uuid !== after.uuid && isSamePosition(one, after));
      expect(codeOf(answer)).toBe(isTwice ? 'WIDGET_PLACED_TWICE' : 'done');
    }
    if (answer.status !== 200) return;
    const { change_order: order, old_payload, new_payload } = answer.body.data;
    if (isWhole) expect([old_payload, new_payload]).toEqual([before, after]);
    add(changeset, { order, route, before: old_payload, after: new_payload });
  }
});

/** Reports whether the remaining operations of a changeset may become invalid when the operations of one route are discarded. */
const isTangled = ({ operations, scarred }: Changeset) =>
  scarred || new Set(operations.map(({ route }) => route)).size > 1;

const moving = (direction: 'undo' | 'redo') =>
  onChangeset(async ({ world, ...scene }, changeset, { other }) => {
    const route = pickOf(ROUTES, other) as string;
    const answer = await send({ world, ...scene }, changeset, 'move-current', { direction, route });
    if (answer.status === 409 && isTangled(changeset)) return;
    move(world, changeset, direction, route);
    expect(dataOf(answer).routeCursors).toEqual(changeset.cursors);
  });

const publish = onChangeset(async (scene, changeset) => {
  const { world } = scene;
  const next = published(world, changeset);
  expect(codeOf(await send(scene, changeset, 'publish'))).toBe(next ? 'done' : 'PAGES_CHANGED');
  if (!next) return;
  Object.assign(world, next);
  world.changesets = world.changesets.filter((one) => one !== changeset);
  world.plans = world.plans.filter((plan) => plan.changeset !== changeset.uuid);
});

const discardDraft = onChangeset(async (scene, changeset, { other }) => {
  const route = pickOf([null, ...ROUTES], other) as string | null;
  const answer = await send(scene, changeset, route === null ? 'discard' : `discard?route=${route}`);
  if (answer.status === 409 && isTangled(changeset)) return;
  expect(dataOf(answer).operationsRemoved).toBe(discard(scene.world, changeset, route));
  expect(answer.body.data.changesetDeleted).toBe(!scene.world.changesets.includes(changeset));
});

const plan = onChangeset(async (scene, changeset, { pick, other }) => {
  const { shop, world } = scene;
  if (world.plans.length > 4) return;
  const start = world.now + ((pick % 3) - 1) * MINUTE;
  const end = other % 9 === 0 ? null : start + (1 + (other % 3)) * MINUTE;
  const name = `Plan ${(scene.made += 1)}`;
  const time = (at: number) => new Date(at).toISOString();
  const answer = await shop.admin('POST', ROLLOUT_PLANS, {
    name,
    changeset_id: changeset.uuid,
    start_time: time(start),
    end_time: end === null ? null : time(end),
  });
  const pages = changedPages(world, changeset);
  const clash = world.plans.some((other) => overlaps({ start, end, pages }, other));
  expect(codeOf(answer)).toBe(clash ? 'ROLLOUT_OVERLAP' : 'done');
  if (clash) return;
  const { uuid } = answer.body.data;
  const cursors = { ...changeset.cursors };
  world.plans.push({ uuid, name, changeset: changeset.uuid, cursors, start, end, number: scene.made, pages });
  if (changeset.name.startsWith('pb-draft-')) changeset.name = name;
});

const onPlan =
  (step: (scene: Scene, plan: Plan) => Promise<void>): Step =>
  async (scene, { pick }) => {
    const one = pickOf(scene.world.plans, pick);
    if (one) await step(scene, one);
  };

const sync = onPlan(async ({ shop, world }, one) => {
  const changeset = world.changesets.find(({ uuid }) => uuid === one.changeset) as Changeset;
  const answer = await shop.admin('POST', `${ROLLOUT_PLANS}/${one.uuid}/sync`);
  const pages = changedPages(world, changeset);
  const clash = world.plans.some((other) => other !== one && overlaps({ ...one, pages }, other));
  expect(codeOf(answer)).toBe(clash ? 'ROLLOUT_OVERLAP' : 'done');
  if (!clash) Object.assign(one, { pages, cursors: { ...changeset.cursors } });
});

const cancel = onPlan(async ({ shop, world }, one) => {
  dataOf(await shop.admin('DELETE', `${ROLLOUT_PLANS}/${one.uuid}`));
  world.plans = world.plans.filter((other) => other !== one);
});

export const draftSteps: Readonly<Record<string, Step>> = {
  begin,
  draft,
  undo: moving('undo'),
  redo: moving('redo'),
  publish,
  discardDraft,
  plan,
  sync,
  cancel,
};
