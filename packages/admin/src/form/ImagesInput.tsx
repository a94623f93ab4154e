import '@mantine/dropzone/styles.css';
import { ActionIcon, Image, Input, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import type { FieldProps } from './FieldInput.tsx';

/** The pictures of a record, the main one first. The kind `image` has one. They are uploaded when they are dropped. */
export function ImagesInput({ field, form }: FieldProps) {
  const isOne = field.kind === 'image';
  const [urls, setUrls] = useState<readonly string[]>(() => listOf(form.getValues()[field.name]));
  const change = (next: readonly string[]) => {
    setUrls(next);
    form.setFieldValue(field.name, isOne ? (next[0] ?? '') : next);
  };
  const upload = useMutation({
    mutationFn: async (images: readonly File[]) =>
      (await shop.images.upload('catalog', { images: [...images] })).files,
    onSuccess: (files) =>
      change(isOne ? files.slice(0, 1).map(({ url }) => url) : [...urls, ...files.map(({ url }) => url)]),
  });
  const moved = (index: number) => [urls[index] as string, ...urls.filter((_, place) => place !== index)];
  return (
    <Input.Wrapper
      label={text(field.label)}
      labelElement="div"
      error={upload.error?.message ?? form.errors[field.name]}
    >
      <Stack gap="sm">
        <ol className="pictures">
          {urls.map((url, index) => (
            <li key={url} className="picture">
              <Image src={`${url}?size=thumb`} alt="" w={96} h={96} radius="sm" fit="cover" />
              <div className="pictureTools">
                {index > 0 && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={text('form.images.first', { position: index + 1 })}
                    onClick={() => change(moved(index))}
                  >
                    <Icon name="star" />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={text('form.images.remove', { position: index + 1 })}
                  onClick={() => change(urls.filter((_, place) => place !== index))}
                >
                  <Icon name="trash" />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
        <Dropzone
          onDrop={(files) => upload.mutate(files)}
          loading={upload.isPending}
          accept={['image/*']}
          multiple={!isOne}
          inputProps={{ 'aria-label': text('form.images.add') }}
        >
          <Text ta="center" c="dimmed">
            {text('form.images.add')}
          </Text>
        </Dropzone>
      </Stack>
    </Input.Wrapper>
  );
}

const listOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
};
