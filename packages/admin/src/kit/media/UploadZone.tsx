import '@mantine/dropzone/styles.css';
import { Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { useUpload } from './useUpload.ts';
import type { FailedFile } from './useUpload.ts';

interface Props {
  /** Folder for new files. Empty for the root. */
  readonly folder: string;
  readonly isOne?: boolean;
  onUploaded(urls: readonly string[]): void;
}

/** Uploads dropped or selected files and shows the progress. */
export function UploadZone({ folder, isOne = false, onUploaded }: Props) {
  const { upload, progress, failed, forget } = useUpload(folder);
  const send = async (files: readonly File[]) => {
    const urls = await upload(files);
    if (urls.length > 0) onUploaded(urls);
  };
  return (
    <Stack gap={4}>
      <Dropzone
        onDrop={send}
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
              ? text(progress.isWaiting ? 'media.waiting' : 'media.uploading', {
                  done: progress.done + 1,
                  total: progress.total,
                })
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
      {failed.length > 0 && <Failed failed={failed} forget={forget} retry={send} />}
    </Stack>
  );
}

interface FailedProps {
  readonly failed: readonly FailedFile[];
  forget(): void;
  retry(files: readonly File[]): Promise<void>;
}

/** Lists the files that the shop rejected, with a retry button. */
function Failed({ failed, forget, retry }: FailedProps) {
  return (
    <Alert
      color="red"
      role="alert"
      title={text('media.failed', { count: failed.length })}
      withCloseButton
      closeButtonLabel={text('app.close')}
      onClose={forget}
    >
      <Stack gap="xs" align="flex-start">
        <List size="sm" mah={240} style={{ overflowY: 'auto' }}>
          {failed.map(({ file, reason }, index) => (
            <List.Item key={index} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{file.name}</bdi>: {reason}
            </List.Item>
          ))}
        </List>
        <Button size="xs" variant="default" onClick={() => void retry(failed.map(({ file }) => file))}>
          {text('media.again')}
        </Button>
      </Stack>
    </Alert>
  );
}
