import { Text } from '@mantine/core';
import { ImageUrlsInput } from '../form/ImageUrlsInput.tsx';
import { helpOf, nameOf } from './settingWords.ts';
import type { SettingInputProps } from './settingInputProps.ts';

/** Input for an image from the media library, such as a logo. */
export function ImageInput({ setting, value, error, change }: SettingInputProps) {
  const url = String(value ?? '');
  const help = helpOf(setting);
  return (
    <>
      <ImageUrlsInput
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
