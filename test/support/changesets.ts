import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

export const CHANGESETS = '/api/page-builder/changesets';

/** Returns the payload of a text widget, as operations carry it. */
export const instancePayload = (more: object = {}) => ({
  uuid: randomUUID() as string,
  name: 'Text',
  type: 'text_block',
  settings: { text: 'Hello' },
  status: true,
  ...more,
});

/** Returns the payload of a placement in the homepage's body, unless it names another. */
export const placementPayload = (widget: { readonly uuid: string }, more: object = {}) => ({
  uuid: randomUUID() as string,
  widget_instance_uuid: widget.uuid,
  route: 'homepage',
  area: 'content',
  sort_order: 1,
  entity_urn: null,
  ...more,
});

type Payload = Readonly<Record<string, unknown>> & { readonly uuid: string };

/** Returns the body that leads from one payload to the next; null if there is none. */
export function operationOf(before: Payload | null, after: Payload | null, route = 'homepage') {
  const payload = (after ?? before) as Payload;
  const kind = 'widget_instance_uuid' in payload ? 'widget_placement' : 'widget_instance';
  return {
    route,
    entity_urn: `urn:evershop:cms:${kind}:${payload.uuid}`,
    old_payload: before,
    new_payload: after,
    change_order: 1,
  };
}

/** Returns the payload of an instance from a widget's answer. */
export const payloadOf = ({ uuid, name, type, settings, status }: ReturnType<typeof instancePayload>) => ({
  uuid,
  name,
  type,
  settings,
  status,
});

/** Returns the requests that tests of changesets send, as one administrator. */
export function changesetsOf(shop: () => TestShop, token?: () => string) {
  const ask = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    token
      ? shop().request(method, CHANGESETS + path, body, { token: token() })
      : shop().admin(method, CHANGESETS + path, body);
  /** Creates a changeset with a name of its own, so that many can be open. */
  const changeset = async (name = `Sale ${randomUUID()}`) => dataOf(await ask('POST', '', { name }));
  const add = (id: unknown, body: object) => ask('POST', `/${id}/operations`, body);
  const change = async (id: unknown, ...[before, after, route]: Parameters<typeof operationOf>) =>
    dataOf(await add(id, operationOf(before, after, route)));
  /** Creates and places a text by a changeset. */
  async function drafted(id: unknown, { route = 'homepage', instance = {}, placement = {} } = {}) {
    const made = instancePayload(instance);
    const placed = placementPayload(made, { route, ...placement });
    await change(id, null, made, route);
    await change(id, null, placed, route);
    return { instance: made, placement: placed };
  }
  const move = (id: unknown, direction: string, route = 'homepage') =>
    ask('POST', `/${id}/move-current`, { direction, route });
  const publish = (id: unknown) => ask('POST', `/${id}/publish`);
  const discard = (id: unknown, query = '') => ask('POST', `/${id}/discard${query}`);
  const read = async (id: unknown) => dataOf(await ask('GET', `/${id}`));
  return { ask, changeset, add, change, drafted, move, publish, discard, read };
}
