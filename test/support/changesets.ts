import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

export const CHANGESETS = '/api/page-builder/changesets';

/** Returns the payload of a text widget, as operations contain it. */
export const instancePayload = (more: object = {}) => ({
  uuid: randomUUID() as string,
  name: 'Text',
  type: 'text_block',
  settings: { text: 'Hello' },
  status: true,
  ...more,
});

/** Returns the payload of a placement in the body of the homepage, unless `more` overrides the location. */
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

/** Returns the request body of the operation that changes one payload to the next, or null if nothing changes. */
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

/** Returns an instance payload from a widget response. */
export const payloadOf = ({ uuid, name, type, settings, status }: ReturnType<typeof instancePayload>) => ({
  uuid,
  name,
  type,
  settings,
  status,
});

/** Returns request functions for changeset tests, all sent by one administrator. */
export function changesetsOf(shop: () => TestShop, token?: () => string) {
  const send = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    token
      ? shop().request(method, CHANGESETS + path, body, { token: token() })
      : shop().admin(method, CHANGESETS + path, body);
  /** Creates a changeset with a unique name, so that several can be open at the same time. */
  const changeset = async (name = `Sale ${randomUUID()}`) => dataOf(await send('POST', '', { name }));
  const add = (id: unknown, body: object) => send('POST', `/${id}/operations`, body);
  const change = async (id: unknown, ...[before, after, route]: Parameters<typeof operationOf>) =>
    dataOf(await add(id, operationOf(before, after, route)));
  /** Creates a text widget and its placement in a changeset. */
  async function drafted(id: unknown, { route = 'homepage', instance = {}, placement = {} } = {}) {
    const made = instancePayload(instance);
    const placed = placementPayload(made, { route, ...placement });
    await change(id, null, made, route);
    await change(id, null, placed, route);
    return { instance: made, placement: placed };
  }
  const move = (id: unknown, direction: string, route = 'homepage') =>
    send('POST', `/${id}/move-current`, { direction, route });
  const publish = (id: unknown) => send('POST', `/${id}/publish`);
  const discard = (id: unknown, query = '') => send('POST', `/${id}/discard${query}`);
  const read = async (id: unknown) => dataOf(await send('GET', `/${id}`));
  return { send, changeset, add, change, drafted, move, publish, discard, read };
}
