import { Alert, Button, CopyButton, Group, Stack, Textarea } from '@mantine/core';
import { Icon } from './Icon.tsx';
import { text } from '../../text/text.ts';

interface Props {
  readonly title: string;
  /** The secret. Multiple secrets are separated by line breaks. */
  readonly value: string;
  /** File name for saving the secret. If absent, the secret cannot be saved to a file. */
  readonly file?: string;
  done(): void;
}

/** Shows a secret that the shop displays only once, with buttons to copy and save it. */
export const ShownOnce = ({ title, value, file, done }: Props) => (
  <Alert variant="default" icon={<Icon name="key" />} title={title} role="status">
    <Stack gap="sm">
      {text('accounts.once')}
      <Textarea
        aria-label={title}
        readOnly
        autosize
        value={value}
        styles={{ input: { fontFamily: 'monospace' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
              {text(copied ? 'accounts.copied' : 'accounts.copy')}
            </Button>
          )}
        </CopyButton>
        {file !== undefined && (
          <Button
            component="a"
            variant="default"
            leftSection={<Icon name="download" />}
            download={file}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${value}\n`)}`}
          >
            {text('accounts.download')}
          </Button>
        )}
        <Button onClick={done}>{text('accounts.kept')}</Button>
      </Group>
    </Stack>
  </Alert>
);
