import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { changesetsOf, instancePayload, operationOf } from '../support/changesets.ts';
import { sizeOf } from '../support/lane.ts';
import { inBodyOf, LANDING_PAGES, pagesOf } from '../support/pages.ts';
import { inHomepage, replacementOf } from '../support/replacement.ts';
import { dataOf, testShop } from '../support/shop.ts';

const TURNS = sizeOf('ROUNDS', { gate: 3, night: 60 });

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.adminToken();
});
afterAll(() => shop.stop());

const { landingPage, widget } = pagesOf(() => shop);
const { pathOf, preflight, homepageRows, clear } = replacementOf(() => shop);
const { changeset, add, drafted, publish } = changesetsOf(() => shop);
afterEach(clear);

interface Page {
  readonly uuid: string;
}
const outcome = ({ status, body }: TestAnswer): string => (status === 200 ? 'done' : body.error.code);
const namesNow = async () => (await homepageRows()).map(({ name }) => name);

/** Creates a page with these widgets, and a homepage with one widget. */
async function pageOf(...names: readonly string[]): Promise<Page> {
  const page = await landingPage();
  for (const name of names) await widget({ name, placements: [inBodyOf(page)] });
  return page;
}
const oldHomepage = () => widget({ name: 'Old', placements: [inHomepage()] });

/** Prepares a replacement of the current homepage. */
async function replacing(page: Page): Promise<() => Promise<TestAnswer>> {
  const { fingerprints } = await preflight(page);
  return () =>
    shop.admin('POST', pathOf(page), {
      confirm: true,
      homepageFingerprint: fingerprints.homepage,
      landingPageFingerprint: fingerprints.landingPage,
    });
}

/** Runs both requests concurrently, many times. Every other time, the second one starts first. */
async function race<T>(
  turn: () => Promise<{
    one: () => Promise<T>;
    two: () => Promise<T>;
    after: (one: T, two: T) => Promise<void>;
  }>,
) {
  for (let number = 0; number < TURNS; number += 1) {
    const { one, two, after } = await turn();
    if (number % 2 === 0) await after(...(await Promise.all([one(), two()])));
    else {
      const [second, first] = await Promise.all([two(), one()]);
      await after(first, second);
    }
    await clear();
  }
}

test('one of twenty concurrent replacements succeeds, and the others report what happened', async () => {
  await oldHomepage();
  const replace = await replacing(await pageOf('A', 'B'));
  const answers = await Promise.all(Array.from({ length: 20 }, replace));
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(409);
    expect(['REPLACE_IN_PROGRESS', 'HOMEPAGE_CHANGED']).toContain(outcome(answer));
  }
  expect(await namesNow()).toEqual(['A', 'B']);
  expect((await preflight(done[0]?.body.data.backup)).backupsTotal).toBe(1);
});

test('two pages that replace the homepage concurrently leave the content of one of them', () =>
  race(async () => {
    await oldHomepage();
    const [one, two] = [await replacing(await pageOf('A')), await replacing(await pageOf('B'))];
    return {
      one,
      two,
      async after(first, second) {
        expect([first.status, second.status].sort()).toEqual([200, 409]);
        expect(await namesNow()).toEqual([first.status === 200 ? 'A' : 'B']);
      },
    };
  }));

test('changes published while the homepage is replaced are either rejected or discarded', () =>
  race(async () => {
    await oldHomepage();
    const { uuid } = await changeset();
    await drafted(uuid, { instance: { name: 'Draft' } });
    return {
      one: await replacing(await pageOf('New')),
      two: () => publish(uuid),
      async after(replaced) {
        if (outcome(replaced) === 'done') {
          expect(await namesNow()).toEqual(['New']);
          expect(replaced.body.data).toMatchObject({
            backedUpPlacements: 1,
            discardedChangesets: [{ operationsRemoved: 2 }],
          });
        } else {
          expect(outcome(replaced)).toBe('HOMEPAGE_CHANGED');
          expect(await namesNow()).toEqual(['Draft', 'Old']);
        }
      },
    };
  }));

test('a rollout planned while the homepage is replaced either blocks the replacement or no longer changes the homepage', () =>
  race(async () => {
    await oldHomepage();
    const { uuid } = await changeset();
    await drafted(uuid);
    const page = await pageOf('New');
    return {
      one: await replacing(page),
      two: () =>
        shop.admin('POST', '/api/page-builder/rollout-plans', {
          name: 'Plan',
          changeset_id: uuid,
          start_time: '2020-01-01T00:00:00Z',
        }),
      async after(replaced, planned) {
        expect(planned.status).toBe(200);
        const { blockers } = await preflight(page);
        if (outcome(replaced) === 'done') {
          expect([blockers.rolloutPlans, await namesNow()]).toEqual([[], ['New']]);
        } else {
          expect(outcome(replaced)).toBe('HOMEPAGE_ROLLOUT_ACTIVE');
          expect(replaced.body.error.rolloutPlans).toEqual(blockers.rolloutPlans);
          expect([blockers.rolloutPlans.length, await namesNow()]).toEqual([1, ['Old']]);
        }
      },
    };
  }));

test('a widget placed while the homepage is replaced blocks the replacement, or is added to the new homepage', () =>
  race(async () => {
    await oldHomepage();
    return {
      one: await replacing(await pageOf('New')),
      two: () =>
        shop.admin('POST', '/api/widgets', {
          name: 'Late',
          type: 'text_block',
          settings: { text: 't' },
          placements: [inHomepage()],
        }),
      async after(replaced, placed) {
        expect(placed.status).toBe(200);
        const isDone = outcome(replaced) === 'done';
        if (!isDone) expect(outcome(replaced)).toBe('HOMEPAGE_CHANGED');
        expect(await namesNow()).toEqual(isDone ? ['Late', 'New'] : ['Late', 'Old']);
      },
    };
  }));

test('a page deleted while it replaces the homepage has either replaced it or no longer exists', () =>
  race(async () => {
    await oldHomepage();
    const page = await pageOf('New');
    return {
      one: await replacing(page),
      two: () => shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`),
      async after(replaced, deleted) {
        expect(deleted.status).toBe(200);
        const isDone = outcome(replaced) === 'done';
        if (!isDone) expect(outcome(replaced)).toBe('LANDING_PAGE_NOT_FOUND');
        expect(await namesNow()).toEqual([isDone ? 'New' : 'Old']);
      },
    };
  }));

test('operations added while the homepage is replaced are discarded or kept, and none is lost', () =>
  race<readonly TestAnswer[]>(async () => {
    await oldHomepage();
    const page = await pageOf('New');
    const { uuid } = await changeset();
    const replace = await replacing(page);
    const adding = () => add(uuid, operationOf(null, instancePayload()));
    return {
      one: async () => [await replace()],
      two: () => Promise.all(Array.from({ length: 6 }, adding)),
      async after([replaced], added) {
        expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
        const [discarded] = dataOf(replaced as TestAnswer).discardedChangesets;
        const { drafts } = await preflight(page);
        expect((discarded?.operationsRemoved ?? 0) + drafts.detachedRolloutOperationCount).toBe(6);
      },
    };
  }));

test('a concurrent preflight reports the state before or after, and nothing in between', async () => {
  await oldHomepage();
  const page = await pageOf('A', 'B', 'C');
  const replace = await replacing(page);
  const looks = Array.from({ length: 12 }, () => preflight(page));
  const [replaced, ...report] = await Promise.all([replace(), ...looks]);
  expect(outcome(replaced)).toBe('done');
  for (const { homepage, backupsTotal } of report)
    expect(['1 0', '3 1']).toContain(`${homepage.placementCount} ${backupsTotal}`);
});
