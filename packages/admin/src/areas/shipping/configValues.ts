import type { ConfigField, Provider } from './shippingQuery.ts';

export type ConfigValue = string | number | boolean;

/** Returns the initial value of a field's input. */
export function initialValue(
  { name, type, defaultValue }: ConfigField,
  config: Record<string, unknown>,
): ConfigValue {
  const value = config[name] ?? defaultValue;
  if (type === 'toggle') return value === true;
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** Returns what is wrong with a field value. Null if it is valid. */
export function fieldFault(
  { type, defaultValue, options }: ConfigField,
  value: unknown,
): 'missing' | 'wrong' | null {
  if (value === undefined || value === null || value === '')
    return type === 'toggle' || (defaultValue ?? null) !== null ? null : 'missing';
  if (type === 'number') return Number.isFinite(Number(value)) ? null : 'wrong';
  if (type === 'select') return options.some((option) => option.value === value) ? null : 'wrong';
  return null;
}

/** Lists the labels of the fields missing from a stored configuration. */
export const configFaults = (
  { zoneConfigFields }: Provider,
  config: Record<string, unknown>,
): readonly string[] =>
  zoneConfigFields
    .filter((field) => fieldFault(field, config[field.name]) !== null)
    .map(({ label }) => label);
