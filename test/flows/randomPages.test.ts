import fc from 'fast-check';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED, sizeOf } from '../support/lane.ts';
import { emptyWorld } from '../support/pageModel.ts';
import { checkWorld } from '../support/pageModelCheck.ts';
import { draftSteps } from '../support/pageModelDraftSteps.ts';
import { pageSteps } from '../support/pageModelSteps.ts';
import type { Command, Scene } from '../support/pageModelSteps.ts';
import { testShop } from '../support/shop.ts';

const RUNS = sizeOf('RUNS', { gate: 4, night: 200 });
/** The timeout allows for a busy machine. */
const TIMEOUT = 240_000 + RUNS * 10_000;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const clock = createTestClock(NOW);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
  await shop.adminToken();
});
afterAll(() => shop.stop());

const steps = { ...pageSteps, ...draftSteps };
/** Frequency of each step, relative to the other steps. */
const WEIGHTS: Readonly<Record<string, number>> = {
  create: 2,
  rename: 3,
  turn: 3,
  duplicate: 1,
  remove: 1,
  addWidget: 6,
  share: 3,
  cover: 1,
  shift: 3,
  unplace: 1,
  edit: 4,
  discardWidget: 1,
  replace: 5,
  wait: 8,
  begin: 3,
  draft: 14,
  undo: 3,
  redo: 2,
  publish: 3,
  discardDraft: 2,
  plan: 5,
  sync: 2,
  cancel: 1,
};
const command = fc.record({
  what: fc.constantFrom(...Object.entries(WEIGHTS).flatMap(([what, weight]) => Array(weight).fill(what))),
  pick: fc.nat(100_000),
  other: fc.nat(100_000),
}) as fc.Arbitrary<Command>;

/** Initial steps, which create data so that short runs are useful. */
const OPENING: readonly Command[] = [
  { what: 'create', pick: 0, other: 2 },
  { what: 'create', pick: 1, other: 3 },
  { what: 'addWidget', pick: 6, other: 5 },
  { what: 'addWidget', pick: 4, other: 1 },
  { what: 'addWidget', pick: 7, other: 8 },
  { what: 'begin', pick: 0, other: 0 },
  { what: 'draft', pick: 2, other: 0 },
];

const clear = () =>
  shop.db.run(sql.type(z.object({}))`
    truncate widget_instance, changeset, landing_page, url_rewrite, url_redirect cascade`);

test(
  `pages match a simple model after any sequence of operations (seed ${SEED})`,
  async () => {
    expect(Object.keys(WEIGHTS).sort()).toEqual(Object.keys(steps).sort());
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 30, maxLength: 40, size: 'max' }), async (commands) => {
        await clear();
        clock.set(NOW);
        const scene: Scene = { shop, clock, world: emptyWorld(NOW.getTime()), made: 0 };
        const seen = new Map<string, string>();
        for (const one of OPENING) await steps[one.what]?.(scene, one);
        for (const [turn, one] of commands.entries()) {
          await steps[one.what]?.(scene, one);
          await checkWorld(scene, turn, seen);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  TIMEOUT,
);
