import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesetsOf, instancePayload, payloadOf, placementPayload } from '../support/changesets.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { landingPage, widget } = pagesOf(() => shop);
const { changeset, change, publish } = changesetsOf(() => shop);
const CHANGESETS = '/api/page-builder/changesets';
const conflicts = async (id: string) =>
  dataOf(await shop.admin('GET', `${CHANGESETS}/${id}/conflicts`)).conflicts;
const rebase = (id: string, keep_live: readonly string[] = []) =>
  shop.admin('POST', `${CHANGESETS}/${id}/rebase`, { keep_live });
const stored = async (uuid: string) => dataOf(await shop.admin('GET', `/api/widgets/${uuid}`));
const instanceUrn = (uuid: string) => `urn:evershop:cms:widget_instance:${uuid}`;
const withText = (text: string) => ({ settings: { text } });

/** Creates a widget on a page and a draft that changes its text. Another text has been published since the draft was created. */
async function twoEditors() {
  const page = await landingPage();
  const live = await widget({ ...withText('first'), placements: [inBodyOf(page)] });
  const mine = await changeset();
  const theirs = await changeset();
  await change(mine.uuid, payloadOf(live), { ...payloadOf(live), ...withText('mine') });
  await change(theirs.uuid, payloadOf(live), { ...payloadOf(live), ...withText('theirs') });
  dataOf(await publish(theirs.uuid));
  return { live, mine };
}

describe('a draft of a page that someone else published in the meantime', () => {
  test('reports what was changed, and is published after it was rebased onto the live pages', async () => {
    const { live, mine } = await twoEditors();
    const refused = await publish(mine.uuid);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PAGES_CHANGED']);
    expect(await conflicts(mine.uuid)).toEqual([
      {
        route: 'homepage',
        entity_urn: instanceUrn(live.uuid),
        reason: 'changed',
        base: { ...payloadOf(live), ...withText('first') },
        wanted: { ...payloadOf(live), ...withText('mine') },
        live: { ...payloadOf(live), ...withText('theirs') },
      },
    ]);
    expect(dataOf(await rebase(mine.uuid))).toEqual({ operations: 1 });
    expect(await conflicts(mine.uuid)).toEqual([]);
    const entries = dataOf(await shop.admin('GET', '/api/audit-log?action=rebaseChangeset'));
    expect(entries).toMatchObject([{ entity_type: 'changeset', entity_uuid: mine.uuid }]);
    dataOf(await publish(mine.uuid));
    expect((await stored(live.uuid)).settings).toEqual({ text: 'mine' });
  });

  test('keeps the live state of the given records, and its other changes', async () => {
    const { live, mine } = await twoEditors();
    const added = instancePayload(withText('new'));
    await change(mine.uuid, null, added);
    await change(mine.uuid, null, placementPayload(added));
    expect(dataOf(await rebase(mine.uuid, [instanceUrn(live.uuid)]))).toEqual({ operations: 2 });
    dataOf(await publish(mine.uuid));
    expect((await stored(live.uuid)).settings).toEqual({ text: 'theirs' });
    expect((await stored(added.uuid)).placements).toHaveLength(1);
  });

  test('restores a widget that was deleted, or leaves it deleted with its placements', async () => {
    const page = await landingPage();
    const live = await widget({ ...withText('first'), placements: [inBodyOf(page)] });
    const [placement] = live.placements;
    const payload = placementPayload(live, { ...placement, uuid: placement.uuid });
    for (const isRetained of [false, true]) {
      const mine = await changeset();
      const before = isRetained ? payloadOf(await stored(live.uuid)) : payloadOf(live);
      await change(mine.uuid, before, { ...before, ...withText(`mine ${isRetained}`) });
      if (isRetained) {
        const [now] = (await stored(live.uuid)).placements;
        if (now)
          await change(
            mine.uuid,
            placementPayload(live, now),
            placementPayload(live, { ...now, sort_order: 9 }),
          );
      } else await change(mine.uuid, payload, { ...payload, sort_order: 9 });
      dataOf(await shop.admin('DELETE', `/api/widgets/${live.uuid}`));
      const found = await conflicts(mine.uuid);
      expect(found.map((one: { entity_urn: string }) => one.entity_urn)).toContain(instanceUrn(live.uuid));
      const keep = isRetained ? found.map((one: { entity_urn: string }) => one.entity_urn) : [];
      dataOf(await rebase(mine.uuid, keep));
      dataOf(await publish(mine.uuid));
      const after = await shop.admin('GET', `/api/widgets/${live.uuid}`);
      expect(after.status).toBe(isRetained ? 404 : 200);
      if (!isRetained) {
        expect(dataOf(after)).toMatchObject(withText('mine false'));
        expect(dataOf(after).placements).toMatchObject([{ uuid: placement.uuid, sort_order: 9 }]);
      }
    }
  });

  test('with a rollout plan is not rebased', async () => {
    const { mine } = await twoEditors();
    dataOf(
      await shop.admin('POST', '/api/page-builder/rollout-plans', {
        name: 'Plan',
        changeset_id: mine.uuid,
        start_time: '2099-01-01T00:00:00Z',
      }),
    );
    const { status, body } = await rebase(mine.uuid);
    expect([status, body.error.code, body.error.message]).toEqual([
      400,
      'CHANGESET_PLANNED',
      'A changeset with rollout plans cannot be moved to other pages',
    ]);
  });
});
