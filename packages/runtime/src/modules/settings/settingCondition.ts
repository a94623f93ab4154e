import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { checkValue, configValue } from './settingValue.ts';

/**
 * Creates the SQL condition that a Boolean setting is true, so that a dependent SQL statement needs no separate query
 * for the setting. A saved value of another type is treated as false.
 */
export function settingCondition(app: AppContext, key: string): SqlFragment {
  const definition = serverOf(app).settingDefinitions.get(key);
  if (!definition) throw new Error(`Unknown setting "${key}"`);
  const fixed = configValue(app.config, definition.configKey);
  if (fixed !== undefined) return fixed === true ? sql.fragment`true` : sql.fragment`false`;
  const checked = checkValue(key, definition, undefined);
  const byDefault = checked.faults === null && checked.value === true;
  return byDefault
    ? sql.fragment`not exists (select from setting where name = ${key} and value <> 'true')`
    : sql.fragment`exists (select from setting where name = ${key} and value = 'true')`;
}
