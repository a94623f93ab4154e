import '@mantine/dropzone/styles.css';
import { ActionIcon, Image, Input, Stack, Text, Tooltip } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { Icon } from '../shared/Icon.tsx';
import type { IconName } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import type { FieldProps } from './defineForm.ts';

/** The pictures of a record, the main one first. The kind `image` has one. They are uploaded when they are dropped. */
export function ImagesInput({ field, form }: FieldProps) {
  const isOne = field.kind === 'image';
  const urls = listOf(form.useWatchValue(field.name));
  const change = (next: readonly string[]) =>
    form.setFieldValue(field.name, isOne ? (next[0] ?? '') : next, { forceUpdate: false });
  const upload = useMutation({
    mutationFn: async (images: readonly File[]) =>
      (await shop.images.upload('catalog', { images: [...images] })).files.map(({ url }) => url),
    onSuccess: (added) => change(isOne ? added.slice(0, 1) : [...new Set([...urls, ...added])]),
  });
  return (
    <Input.Wrapper
      label={text(field.label)}
      labelElement="div"
      error={upload.error?.message ?? form.errors[field.name]}
    >
      <Stack gap="sm">
        {urls.length > 0 && <Pictures urls={urls} change={change} />}
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

interface PicturesProps {
  readonly urls: readonly string[];
  change(next: readonly string[]): void;
}

/** The pictures in their order, which is changed by buttons or by dragging. */
function Pictures({ urls, change }: PicturesProps) {
  const [dragged, drag] = useState<number | null>(null);
  const [said, say] = useState('');
  const move = (from: number, to: number) => {
    const next = urls.filter((_, place) => place !== from);
    next.splice(to, 0, urls[from] as string);
    change(next);
    say(text('form.images.moved', { position: to + 1, count: urls.length }));
  };
  return (
    <>
      <ol className="pictures">
        {urls.map((url, index) => (
          <li
            key={url}
            draggable={urls.length > 1}
            className={dragged === index ? 'dragged' : ''}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              drag(index);
            }}
            onDragOver={(event) => {
              // Only what may be dropped here is taken: files go to the field below.
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== index) move(dragged, index);
            }}
            onDragEnd={() => drag(null)}
          >
            <Picture
              url={url}
              index={index}
              count={urls.length}
              move={(to) => move(index, to)}
              remove={() => change(urls.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}

interface PictureProps {
  readonly url: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  move(to: number): void;
  remove(): void;
}

function Picture({ url, index, count, move, remove }: PictureProps) {
  const position = index + 1;
  return (
    <>
      <div className="picture">
        <Image src={`${url}?size=thumb`} alt="" w={120} h={120} radius="sm" fit="cover" draggable={false} />
        {index === 0 && count > 1 && <span className="pictureMain">{text('form.images.main')}</span>}
      </div>
      <div className="pictureTools">
        {index > 1 && (
          <Tool icon="star" label={text('form.images.first', { position })} run={() => move(0)} />
        )}
        {index > 0 && (
          <Tool icon="left" label={text('form.images.earlier', { position })} run={() => move(index - 1)} />
        )}
        {index < count - 1 && (
          <Tool icon="right" label={text('form.images.later', { position })} run={() => move(index + 1)} />
        )}
        <Tool icon="trash" label={text('form.images.remove', { position })} run={remove} />
      </div>
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  run(): void;
}

const Tool = ({ icon, label, run }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={run}>
      <Icon name={icon} />
    </ActionIcon>
  </Tooltip>
);

const listOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
};
