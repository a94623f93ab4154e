import { Group, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../inputs/choices/Choices.tsx';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { foldersQuery, sortIds } from './mediaApi.ts';
import type { MediaState } from './mediaApi.ts';

export type MediaLook = 'grid' | 'list';

interface Props {
  readonly state: MediaState;
  /** Selected view. Absent if there is only one view. */
  readonly look?: MediaLook;
  go(change: Partial<MediaState>): void;
  setLook?(look: MediaLook): void;
}

/** Bar above the media library with the search, folder, sorting and view. */
export function MediaBar({ state, look, go, setLook }: Props) {
  const { data: folders = [] } = useQuery({ ...foldersQuery, enabled: useMay()('listMediaFolders') });
  const search = useDebouncedCallback((q: string) => go({ q }), 250);
  return (
    <Group p="sm" role="search" aria-label={text('media.search')}>
      <TextInput
        type="search"
        aria-label={text('media.search')}
        placeholder={text('media.search.placeholder')}
        leftSection={<Icon name="search" />}
        defaultValue={state.q}
        onChange={(event) => search(event.currentTarget.value)}
        flex="1 1 200px"
        maw={360}
      />
      <Select
        aria-label={text('media.folder')}
        placeholder={text('media.folder.all')}
        clearable
        clearButtonProps={{ 'aria-label': text('list.clearFilters') }}
        searchable={folders.length > 10}
        nothingFoundMessage={text('app.search.none')}
        w={180}
        data={folders.map(({ folder, files }) => ({
          value: `/${folder}`,
          label: `${folder || text('media.folder.root')} (${files})`,
        }))}
        value={state.folder === null ? null : `/${state.folder}`}
        onChange={(value) => go({ folder: value === null ? null : value.slice(1) })}
      />
      <Select
        aria-label={text('media.sort')}
        w={150}
        data={sortIds.map((id) => ({ value: id, label: text(`media.sort.${id}`) }))}
        value={state.sort}
        onChange={(value) => go({ sort: sortIds.find((id) => id === value) ?? 'newest' })}
      />
      {look && setLook && (
        <SegmentedControl
          aria-label={text('media.look')}
          value={look}
          onChange={(value) => setLook(value as MediaLook)}
          data={[
            { value: 'grid', label: text('media.look.grid') },
            { value: 'list', label: text('media.look.list') },
          ]}
        />
      )}
    </Group>
  );
}
