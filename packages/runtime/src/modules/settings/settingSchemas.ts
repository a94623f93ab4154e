import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputSchemaOf } from '../../platform/openApi/jsonSchema.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { describeSettings } from './describeSettings.ts';
import { unsetValue } from './settingValue.ts';

/** A setting, with all the data needed to show its form field. */
export const settingSchema = z.object({
  key: z.string().describe('The key used to read and save the setting.'),
  group: z.string().describe('The settings page that shows it, such as `store` or `payments`.'),
  label: z.string().describe('The name shown to administrators.'),
  description: z.string().nullable().describe('A description of the setting. Null if there is none.'),
  schema: z
    .record(z.string(), z.unknown())
    .describe('The JSON schema of valid values. Amounts of money have the format `amount`.'),
  default: z.unknown().describe('The value used if none is set. Null if there is no default.'),
  value: z
    .unknown()
    .describe('The effective value. For a secret setting, `***`, or null if it has no value.'),
  secret: z.boolean().describe('True if the value is stored encrypted and never returned.'),
  is_set: z.boolean().describe('True if the value is set by the configuration or saved.'),
  in_config: z
    .boolean()
    .describe('True if the configuration sets the value. If so, a saved value has no effect.'),
});
export type SettingSchema = z.output<typeof settingSchema>;

const MASK = '***';

/** Describes all settings by group, in declaration order. One SQL statement. */
export async function listSettingSchemas(app: AppContext, db: Db): Promise<readonly SettingSchema[]> {
  const { settingDefinitions } = serverOf(app);
  const described = await describeSettings(app, db);
  const all = described.flatMap(({ name, value, secret, is_set, in_config }): SettingSchema[] => {
    const definition = settingDefinitions.get(name);
    if (!definition) return [];
    const { schema, amount, owner, group = owner, label = wordsOf(name), description = null } = definition;
    const initial: unknown = schema.safeParse(unsetValue(app.config, definition.configKey)).data ?? null;
    const shown = secret ? (value === true ? MASK : null) : value;
    return [
      {
        key: name,
        group,
        label,
        description,
        schema: { ...inputSchemaOf(schema), ...(amount && { format: 'amount' }) },
        default: secret && initial !== null ? MASK : initial,
        value: shown,
        secret,
        is_set,
        in_config,
      },
    ];
  });
  return all.toSorted((one, other) => (one.group < other.group ? -1 : Number(one.group > other.group)));
}

/** Converts `flatRatePrice` to "Flat rate price". */
function wordsOf(key: string): string {
  const words = key.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
