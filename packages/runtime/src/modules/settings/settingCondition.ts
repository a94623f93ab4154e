import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { checkValue, configValue } from './settingValue.ts';

/**
 * Creates the condition that a Boolean setting is true, for use in statements that depend on it, so that reading it takes no separate
 * statement. A saved value of another type counts as false.
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
