import type { AppContext } from '../../platform/context.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Fault } from '../../platform/startFailure.ts';
import { checkValue, configValue } from './settingValue.ts';

/** Stops the start when the config file gives a setting a wrong value, or a setting has no default. */
export function checkSettings(app: Pick<AppContext, 'config' | 'settingDefinitions'>): void {
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
    for (const { path, message } of checkValue(key, definition, fixed).faults ?? []) {
      wrongValues.push({ where: `${definition.configKey}${path.slice(key.length)}`, message });
    }
  }
  if (noDefaults.length > 0) throw new StartFailure(EXIT.extension, noDefaults);
  if (wrongValues.length > 0) throw new StartFailure(EXIT.config, wrongValues);
}
