import { Text } from '@mantine/core';
import { Pictures } from '../form/Pictures.tsx';
import { helpOf, nameOf } from './settingWords.ts';
import type { SettingInputProps } from './settingInputProps.ts';

/** Input for an image from the media library, such as a logo. */
export function PictureInput({ setting, value, error, change }: SettingInputProps) {
  const url = String(value ?? '');
  const help = helpOf(setting);
  return (
    <>
      <Pictures
        label={nameOf(setting)}
        urls={url === '' ? [] : [url]}
        isOne
        error={error}
        change={([first = '']) => change(first)}
      />
      {help !== null && (
        <Text size="xs" c="dimmed" mt={4}>
          {help}
        </Text>
      )}
    </>
  );
}
