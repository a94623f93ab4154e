import { Card, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import type { Selected } from '../../kit/list/useSelection.ts';
import { deleteAction } from '../../kit/list/bulkActions.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { firstPage, mediaQuery } from '../../kit/media/mediaApi.ts';
import type { MediaFile, MediaState } from '../../kit/media/mediaApi.ts';
import { MediaBar } from '../../kit/media/MediaBar.tsx';
import type { MediaLook } from '../../kit/media/MediaBar.tsx';
import { MediaDetail } from './MediaDetail.tsx';
import { MediaFooter } from '../../kit/media/MediaFooter.tsx';
import { MediaGrid } from '../../kit/media/MediaGrid.tsx';
import { MediaTable } from './MediaTable.tsx';
import { UploadZone } from '../../kit/media/UploadZone.tsx';

const remove = deleteAction('/api/media', 'deleteMedia');

/** Media library page, for uploading, describing, finding and deleting files. */
export function MediaPage() {
  const may = useMay();
  const [state, setState] = useState(firstPage);
  const [look, setLook] = useState<MediaLook>('grid');
  const [selected, select] = useState<Selected>(new Map());
  const [openId, setOpenId] = useState<string | null>(null);
  const page = useQuery({ ...mediaQuery(state), placeholderData: keepPreviousData });
  const files = page.data?.items ?? null;
  const opened = files?.find(({ uuid }) => uuid === openId);
  const toggle = ({ uuid, name }: MediaFile) => {
    const next = new Map(selected);
    if (!next.delete(uuid)) next.set(uuid, name);
    select(next);
  };
  const open = ({ uuid }: MediaFile) => setOpenId(uuid);
  const isFiltered = state.q !== '' || state.folder !== null;
  const go = (change: Partial<MediaState>) => setState({ ...state, page: 1, ...change });
  return (
    <Stack gap="md">
      <Title order={1}>{text('media.title')}</Title>
      {page.error && <Problem error={page.error} retry={() => void page.refetch()} />}
      {may('imageUpload') && <UploadZone folder={state.folder ?? 'uploads'} onUploaded={() => undefined} />}
      <Card padding={0}>
        {selected.size > 0 ? (
          <BulkBar
            resource={{ id: 'media' }}
            actions={may(remove.permission) ? [remove] : []}
            selected={selected}
            select={select}
          />
        ) : (
          <MediaBar state={state} look={look} go={go} setLook={setLook} />
        )}
        <Files files={files} look={look} isFiltered={isFiltered} {...{ selected, open, toggle }} />
        <MediaFooter found={page.data ?? null} page={state.page} go={(next) => go({ page: next })} />
      </Card>
      {opened && <MediaDetail file={opened} close={() => setOpenId(null)} />}
    </Stack>
  );
}

interface FilesProps {
  readonly files: readonly MediaFile[] | null;
  readonly look: MediaLook;
  readonly isFiltered: boolean;
  readonly selected: Selected;
  open(file: MediaFile): void;
  toggle(file: MediaFile): void;
}

function Files({ files, look, isFiltered, ...shown }: FilesProps) {
  if (files?.length === 0)
    return (
      <Stack align="center" py={64} px="md">
        <Icon name="image" size={40} />
        <Text maw={420} ta="center">
          {text(isFiltered ? 'list.noneMatch' : 'media.empty')}
        </Text>
      </Stack>
    );
  return look === 'grid' ? (
    <MediaGrid files={files} {...shown} />
  ) : (
    <MediaTable files={files ?? []} {...shown} />
  );
}
