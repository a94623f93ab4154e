import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { StartFailure } from '../../platform/startFailure.ts';
import { checkSettings } from './checkSettings.ts';
import { checkValue, configValue } from './settingValue.ts';

const config = {
  configFile: 'shop.config.ts',
  system: { cardgw: { secretKey: 'sk', retries: 0 } },
} as unknown as ShopConfig;

test.each([
  ['system.cardgw.secretKey', 'sk'],
  ['system.cardgw.retries', 0],
  ['system.cardgw.none', undefined],
  ['system.none.none', undefined],
  ['system.cardgw.secretKey.length', undefined],
  ['system.constructor', undefined],
  [undefined, undefined],
])('the config file reports at %s: %s', (path, expected) => {
  expect(configValue(config, path)).toBe(expected);
});

test('a missing value is the default', () => {
  const definition = { schema: z.enum(['capture', 'authorizeOnly']).default('capture') };
  expect(checkValue('cardgwPaymentMode', definition, undefined)).toEqual({ value: 'capture', faults: null });
});

test('an invalid value is reported with its path inside the setting', () => {
  const definition = { schema: z.object({ width: z.int() }) };
  expect(checkValue('logo', definition, { width: 'x' }).faults).toMatchObject([{ path: 'logo.width' }]);
  expect(checkValue('logo', definition, 1).faults).toMatchObject([{ path: 'logo' }]);
});

const check = (definition: { schema: z.ZodType; configKey?: string }) => () =>
  checkSettings(config, new Map([['mode', { owner: 'cardgw', value: definition }]]));

test('an invalid value in the config file stops the startup with its key path', () => {
  const start = check({ schema: z.string().optional(), configKey: 'system.cardgw.retries' });
  expect(start).toThrow(StartFailure);
  expect(start).toThrow('shop.config.ts: system.cardgw.retries');
});

test('valid settings do not stop the startup', () => {
  expect(check({ schema: z.string().optional(), configKey: 'system.cardgw.secretKey' })).not.toThrow();
});
