import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf } from './changesets.ts';
import { inBodyOf } from './pages.ts';
import { dataOf } from './shop.ts';

export const ROLLOUT_PLANS = '/api/page-builder/rollout-plans';

/** Returns request functions for tests of rollout plans. */
export function rolloutPlansOf(shop: () => TestShop) {
  const send = (method: string, path: string, body?: unknown) =>
    shop().admin(method, ROLLOUT_PLANS + path, body);
  const { changeset, drafted } = changesetsOf(shop);
  const plan = async (changesetId: unknown, sent: object) =>
    dataOf(await send('POST', '', { name: `Plan ${randomUUID()}`, changeset_id: changesetId, ...sent }));
  /** Creates a changeset that places a text widget on a landing page. */
  async function draftOn(page: { readonly uuid: string }, text = 'drafted') {
    const made = await changeset();
    const where = { route: 'landingPageView', placement: inBodyOf(page) };
    return { ...made, ...(await drafted(made.uuid, { ...where, instance: { settings: { text } } })) };
  }
  return { send, plan, draftOn };
}
