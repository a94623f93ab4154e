import { expect, test } from 'vitest';
import { shopConfig } from '../../platform/config/schema.ts';
import { isOrderToken, orderToken } from './orderToken.ts';

const uuid = '2f6a9f5e-7a55-4a0c-9a44-6b4f7d9d2b11';
const other = '2f6a9f5e-7a55-4a0c-9a44-6b4f7d9d2b12';
const { secrets, session } = shopConfig.parse({});
const config = { secrets, session: { ...session, secret: 'a secret of at least thirty-two letters' } };
const at = (time: string) => ({ config, clock: { now: () => new Date(time) } });
const token = orderToken(at('2030-01-01T23:59:59Z'), uuid);

test('a token opens its order for 90 days, and no other one', () => {
  for (const [time, id, isRight] of [
    ['2030-01-01T00:00:00Z', uuid, true],
    ['2030-04-01T23:59:59Z', uuid, true],
    ['2030-04-02T00:00:00Z', uuid, false],
    ['2035-01-01T00:00:00Z', uuid, false],
    ['2030-01-01T00:00:00Z', other, false],
  ] as const)
    expect(isOrderToken(at(time), id, token), `${time} ${id}`).toBe(isRight);
});

test('its date cannot be changed, and an invalid token opens nothing', () => {
  const [lastDay = '', signature = ''] = token.split('.');
  const later = (Number.parseInt(lastDay, 36) + 1).toString(36);
  const never = [`${later}.${signature}`, `.${signature}`, signature, lastDay, '', '.', `zzz.${signature}`];
  for (const wrong of [...never, `${token}x`, `x${token}`, `${lastDay.toUpperCase()}.${signature}`])
    expect(isOrderToken(at('2030-01-01T00:00:00Z'), uuid, wrong), wrong).toBe(false);
});
