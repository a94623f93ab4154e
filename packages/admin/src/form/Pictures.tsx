import { ActionIcon, Button, Group, Image, Input, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { UploadZone } from '../media/UploadZone.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';

const MediaPicker = lazy(async () => ({ default: (await import('../media/MediaPicker.tsx')).MediaPicker }));

interface Props {
  readonly label: string;
  readonly urls: readonly string[];
  /** There is at most one picture. */
  readonly isOne: boolean;
  readonly error?: ReactNode;
  change(urls: readonly string[]): void;
}

/** The folder of pictures that are uploaded beside a record. */
const FOLDER = 'catalog';

/** Pictures by their addresses, the main one first: they are uploaded where they are dropped, or chosen from the library. */
export function Pictures({ label, urls, isOne, error, change }: Props) {
  const may = useMay();
  const [isPicking, setPicking] = useState(false);
  const without = (index: number) => urls.filter((_, place) => place !== index);
  const add = (added: readonly string[]) =>
    change(isOne ? added.slice(0, 1) : [...urls, ...added.filter((url) => !urls.includes(url))]);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
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
        {may('imageUpload') && <UploadZone folder={FOLDER} isOne={isOne} onUploaded={add} />}
        {may('listMedia') && (
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="image" />}
              onClick={() => setPicking(true)}
            >
              {text('media.choose')}
            </Button>
          </Group>
        )}
        {isPicking && (
          <Suspense fallback={null}>
            <MediaPicker
              isOne={isOne}
              pick={(files) => {
                add(files.map(({ url }) => url));
                setPicking(false);
              }}
              close={() => setPicking(false)}
            />
          </Suspense>
        )}
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
