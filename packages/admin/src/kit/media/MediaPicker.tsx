import { Box, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { firstPage, mediaQuery } from './mediaApi.ts';
import type { MediaFile } from './mediaApi.ts';
import { MediaBar } from './MediaBar.tsx';
import { MediaFooter } from './MediaFooter.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadZone } from './UploadZone.tsx';

/** A picked image. */
export interface PickedFile {
  readonly url: string;
  readonly alt: string;
}

interface Props {
  /** True if a click picks a single file. False if several files can be selected before confirming. */
  readonly isOne: boolean;
  pick(files: readonly PickedFile[]): void;
  /** Called if the administrator closes the dialog without picking a file. */
  close(): void;
}

/** Dialog for selecting images from the media library or uploading new ones. */
export function MediaPicker({ isOne, pick, close }: Props) {
  const may = useMay();
  const [state, setState] = useState(firstPage);
  const [chosen, choose] = useState<ReadonlyMap<string, MediaFile>>(new Map());
  const page = useQuery({ ...mediaQuery(state), placeholderData: keepPreviousData });
  const press = (file: MediaFile) => {
    if (isOne) return pick([file]);
    const next = new Map(chosen);
    if (!next.delete(file.uuid)) next.set(file.uuid, file);
    choose(next);
  };
  return (
    <Modal opened onClose={close} title={text('media.pick')} size="xl" centered>
      <Stack gap="xs">
        {page.error && <Problem error={page.error} retry={() => void page.refetch()} />}
        <MediaBar state={state} go={(change) => setState({ ...state, page: 1, ...change })} />
        {may('imageUpload') && (
          <Box px="sm">
            <UploadZone
              folder={state.folder ?? 'uploads'}
              isOne={isOne}
              onUploaded={(urls) => pick(urls.map((url) => ({ url, alt: '' })))}
            />
          </Box>
        )}
        {page.data?.items.length === 0 ? (
          <Text ta="center" c="dimmed" py="xl">
            {text(state.q === '' && state.folder === null ? 'media.empty' : 'list.noneMatch')}
          </Text>
        ) : (
          <MediaGrid files={page.data?.items ?? null} selected={new Set(chosen.keys())} open={press} />
        )}
        <MediaFooter
          found={page.data ?? null}
          page={state.page}
          go={(next) => setState({ ...state, page: next })}
        />
        {!isOne && (
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button disabled={chosen.size === 0} onClick={() => pick([...chosen.values()])}>
              {text('media.take', { count: chosen.size })}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
