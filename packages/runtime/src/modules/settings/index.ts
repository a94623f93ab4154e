export { checkSettings } from './checkSettings.ts';
export { listSaved, savedSettings, savedSettingsColumn } from './setting.repo.ts';
export { saveSettings } from './saveSettings.ts';
export type { SavedSettings } from './setting.repo.ts';
export { openValue, sealValue } from './sealedValue.ts';
export { settingsFrom } from './settingsFrom.ts';
export { settingCondition } from './settingCondition.ts';
