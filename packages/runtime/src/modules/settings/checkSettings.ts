import type { ShopConfig } from '../../platform/config/schema.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { Owned } from '../../platform/contracts/owned.ts';
import { amountFault } from '../../platform/http/forms/amounts.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import { checkValue, configValue } from './settingValue.ts';

/**
 * Throws StartFailure (exit 3), listing the keys of configured values that do not match their settings' schemas. If
 * all errors are in one extension's settings, the failure names that extension.
 */
export function checkSettings(
  config: ShopConfig,
  settings: ReadonlyMap<string, Owned<SettingDefinition>>,
): void {
  const wrong = [...settings].flatMap(([key, { owner, value: definition }]) => {
    const fixed = configValue(config, definition.configKey);
    if (fixed === undefined) return [];
    const faults = checkValue(key, definition, fixed).faults ?? amountFaults(config, key, definition, fixed);
    return faults.map(({ path, message }) => ({
      owner,
      fault: { where: `${config.configFile}: ${definition.configKey}${path.slice(key.length)}`, message },
    }));
  });
  if (wrong.length === 0) return;
  const [owner = null, ...others] = new Set(wrong.map((one) => one.owner));
  throw new StartFailure(
    EXIT.config,
    wrong.map(({ fault }) => fault),
    { extension: others.length === 0 ? owner : null },
  );
}

function amountFaults(
  { shop }: ShopConfig,
  key: string,
  { amount }: SettingDefinition,
  value: unknown,
): readonly ErrorDetail[] {
  const fault = amount ? amountFault(key, value as string | number, shop.currency) : null;
  return fault ? [fault] : [];
}
