import type { Setting } from './settingKind.ts';
import { helpOf, nameOf } from './settingWords.ts';

/** Props of the setting inputs. */
export interface SettingInputProps {
  readonly setting: Setting;
  /** Displayed value, which is the unsaved value or, without one, the saved value. */
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  change(value: unknown): void;
}

/** Returns the props that all setting inputs share. */
export const commonOf = ({ setting, error, disabled }: SettingInputProps) => {
  const help = helpOf(setting);
  return { label: nameOf(setting), ...(help !== null && { description: help }), error, disabled };
};
