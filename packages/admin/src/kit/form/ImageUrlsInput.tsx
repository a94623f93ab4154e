import { Button, Group, Input, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { UploadZone } from '../media/UploadZone.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { ImageList } from './ImageList.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('../media/MediaPicker.tsx')).MediaPicker }));

interface Props {
  readonly label: string;
  readonly urls: readonly string[];
  /** True if at most one image is allowed. */
  readonly isOne: boolean;
  readonly error?: ReactNode;
  change(urls: readonly string[]): void;
}

/** Folder for images uploaded while editing a record. */
const FOLDER = 'catalog';

/** Input for image URLs, with the main image first. Images are uploaded by dropping files, or selected from the media library. */
export function ImageUrlsInput({ label, urls, isOne, error, change }: Props) {
  const may = useMay();
  const [isPicking, setPicking] = useState(false);
  const add = (added: readonly string[]) =>
    change(isOne ? added.slice(0, 1) : [...urls, ...added.filter((url) => !urls.includes(url))]);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Stack gap="sm">
        {urls.length > 0 && <ImageList urls={urls} change={change} />}
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
