import type { AppContext } from '../../platform/context.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';
import { amountFault } from '../../platform/http/amounts.ts';
import type { ServerContext } from '../../platform/serverContext.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Fault } from '../../platform/startFailure.ts';
import { checkValue, configValue } from './settingValue.ts';

/** Stops the start when the configuration gives a setting an invalid value, or when a setting has no default. */
export function checkSettings(app: Pick<ServerContext, 'config' | 'settingDefinitions'>): void {
  const wrongValues: Fault[] = [];
  const noDefaults: Fault[] = [];
  for (const [key, definition] of app.settingDefinitions) {
    if (checkValue(key, definition, undefined).faults) {
      noDefaults.push({
        where: definition.owner,
        message: `the setting "${key}" has no default`,
        mend: 'give its schema a default, or make it optional',
      });
    }
    const fixed = configValue(app.config, definition.configKey);
    if (fixed === undefined) continue;
    const faults = checkValue(key, definition, fixed).faults ?? amountFaults(app, key, definition, fixed);
    for (const { path, message } of faults) {
      wrongValues.push({ where: `${definition.configKey}${path.slice(key.length)}`, message });
    }
  }
  if (noDefaults.length > 0) throw new StartFailure(EXIT.extension, noDefaults);
  if (wrongValues.length > 0) throw new StartFailure(EXIT.config, wrongValues);
}

function amountFaults(
  { config }: Pick<AppContext, 'config'>,
  key: string,
  { amount }: SettingDefinition,
  value: unknown,
): readonly ErrorDetail[] {
  const fault = amount ? amountFault(key, value as string | number, config.shop.currency) : null;
  return fault ? [fault] : [];
}
