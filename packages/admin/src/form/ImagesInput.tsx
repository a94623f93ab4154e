import '@mantine/dropzone/styles.css';
import { ActionIcon, Image, Input, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import type { FieldProps } from './defineForm.ts';

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
      (await shop.images.upload('catalog', { images: [...images] })).files.map(({ url }) => url),
    onSuccess: (added) => change(isOne ? added.slice(0, 1) : [...urls, ...added]),
  });
  const without = (index: number) => urls.filter((_, place) => place !== index);
  return (
    <Input.Wrapper
      label={text(field.label)}
      labelElement="div"
      error={upload.error?.message ?? form.errors[field.name]}
    >
      <Stack gap="sm">
        {urls.length > 0 && (
          <ol className="pictures">
            {urls.map((url, index) => (
              <Picture
                key={url}
                url={url}
                position={index + 1}
                makeFirst={() => change([url, ...without(index)])}
                remove={() => change(without(index))}
              />
            ))}
          </ol>
        )}
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

interface PictureProps {
  readonly url: string;
  /** From 1. */
  readonly position: number;
  makeFirst(): void;
  remove(): void;
}

const Picture = ({ url, position, makeFirst, remove }: PictureProps) => (
  <li>
    <Image src={`${url}?size=thumb`} alt="" w={96} h={96} radius="sm" fit="cover" />
    <div className="pictureTools">
      {position > 1 && (
        <ActionIcon variant="subtle" aria-label={text('form.images.first', { position })} onClick={makeFirst}>
          <Icon name="star" />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={text('form.images.remove', { position })}
        onClick={remove}
      >
        <Icon name="trash" />
      </ActionIcon>
    </div>
  </li>
);

const listOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
};
