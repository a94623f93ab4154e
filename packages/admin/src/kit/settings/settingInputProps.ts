import type { Setting } from './settingKind.ts';
import { helpOf, nameOf } from './settingWords.ts';

/** The props of the inputs of settings. */
export interface SettingInputProps {
  readonly setting: Setting;
  /** The value that is shown: the one typed, else the one saved. */
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  change(value: unknown): void;
}

/** The props that all inputs of settings have in common. */
export const commonOf = ({ setting, error, disabled }: SettingInputProps) => {
  const help = helpOf(setting);
  return { label: nameOf(setting), ...(help !== null && { description: help }), error, disabled };
};
