import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { describeSettings } from './describeSettings.ts';
import { saveSettings } from './saveSettings.ts';
import { listSettingSchemas, settingSchema } from './settingSchemas.ts';
import { lockSettings } from './setting.repo.ts';

const settingsAnswer = z
  .record(z.string(), z.unknown())
  .describe('The effective values of all settings, by key. For secret settings, whether they have a value.');

const getSettings = defineRoute({
  id: 'getSettings',
  does: 'Returns the effective values of all settings. For a secret setting, only whether it has a value.',
  method: 'GET',
  path: '/api/settings',
  access: 'admin',
  response: settingsAnswer,
  handle: ({ app, db }) => answer(app, db),
});

const getSettingsSchema = listRoute({
  id: 'getSettingsSchema',
  does: 'Lists the settings with their schemas, values and value sources.',
  path: '/api/settings/schema',
  answer: settingSchema,
  rows: ({ app, db }) => listSettingSchemas(app, db),
  toAnswer: (setting) => setting,
});

const saveSetting = defineRoute({
  id: 'saveSetting',
  does: 'Saves the given settings, all or none, and returns the values of all settings. Null unsets a setting. Rejects an unknown key (`UNKNOWN_SETTING`) and a value that violates its schema.',
  record: { lock: ({ db }) => lockSettings(db) },
  method: 'POST',
  path: '/api/settings',
  access: 'admin',
  body: z
    .record(z.string(), z.unknown())
    .describe('The settings to save, by key. Null unsets a setting, so its default applies again.'),
  response: settingsAnswer,
  async handle({ app, db, body }) {
    await saveSettings(app, db, body);
    return answer(app, db);
  },
});

async function answer(app: AppContext, db: Db): Promise<Readonly<Record<string, unknown>>> {
  const settings = await describeSettings(app, db);
  return Object.fromEntries(settings.map(({ name, value }) => [name, value]));
}

export const routes = [getSettings, getSettingsSchema, saveSetting];
