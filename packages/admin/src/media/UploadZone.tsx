import '@mantine/dropzone/styles.css';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import { useUpload } from './useUpload.ts';

interface Props {
  /** The folder of new files; empty: the root. */
  readonly folder: string;
  readonly isOne?: boolean;
  onUploaded(urls: readonly string[]): void;
}

/** This zone takes files that are dropped or chosen, and says how far the upload is. */
export function UploadZone({ folder, isOne = false, onUploaded }: Props) {
  const { upload, progress } = useUpload(folder);
  return (
    <Stack gap={4}>
      <Dropzone
        onDrop={async (files) => {
          const urls = await upload(files);
          if (urls.length > 0) onUploaded(urls);
        }}
        disabled={progress !== null}
        accept={['image/*']}
        multiple={!isOne}
        p="md"
        inputProps={{ 'aria-label': text('form.images.add') }}
      >
        <Group justify="center" gap="xs" c="dimmed">
          <Icon name="upload" />
          <Text ta="center">
            {progress
              ? text('media.uploading', { done: progress.done + 1, total: progress.total })
              : text('form.images.add')}
          </Text>
        </Group>
      </Dropzone>
      {progress && (
        <Progress
          value={((progress.done + 0.5) / progress.total) * 100}
          animated
          aria-label={text('media.progress')}
        />
      )}
    </Stack>
  );
}
