import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { exactTime, text } from '../../text/text.ts';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import type { Passkey, OpenPasskey } from './PasskeyDialog.tsx';

/** Panel for the administrator's passkeys. If a passkey is the first second factor, recovery codes are created and shown once. */
export function Passkeys() {
  const [open, setOpen] = useState<OpenPasskey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data = [], error } = useQuery({
    queryKey: ['profile', 'passkeys'],
    queryFn: async () => await shop.users.listPasskeys(),
  });
  const close = () => setOpen(null);
  return (
    <Stack gap="sm">
      <Title order={3}>{text('profile.passkeys')}</Title>
      {error && <Problem error={error} />}
      {codes && (
        <ShownOnce
          title={text('profile.codes')}
          value={codes.join('\n')}
          file="recovery-codes.txt"
          done={() => setCodes(null)}
        />
      )}
      <Text>{text('profile.passkeys.help')}</Text>
      {data.map((passkey) => (
        <Row
          key={passkey.uuid}
          passkey={passkey}
          rename={() => setOpen({ kind: 'rename', passkey })}
          remove={() => setOpen({ kind: 'delete', passkey })}
        />
      ))}
      {window.isSecureContext ? (
        <Group>
          <Button variant="default" onClick={() => setOpen({ kind: 'new' })}>
            {text('profile.passkeys.add')}
          </Button>
        </Group>
      ) : (
        <Text c="dimmed">{text('profile.passkeys.unsupported')}</Text>
      )}
      {open && <PasskeyDialog open={open} show={setCodes} close={close} />}
    </Stack>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  rename(): void;
  remove(): void;
}

const Row = ({ passkey: { name, last_used_at }, rename, remove }: RowProps) => (
  <Group justify="space-between" wrap="nowrap">
    <div>
      <Text fw={500}>{name}</Text>
      <Text size="xs" c="dimmed">
        {last_used_at
          ? text('profile.passkeys.used', { time: exactTime(last_used_at) })
          : text('profile.passkeys.unused')}
      </Text>
    </div>
    <Group wrap="nowrap" gap="xs">
      <ActionIcon
        variant="subtle"
        aria-label={`${text('profile.passkeys.rename')}: ${name}`}
        onClick={rename}
      >
        <Icon name="edit" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={`${text('form.delete')}: ${name}`}
        onClick={remove}
      >
        <Icon name="trash" />
      </ActionIcon>
    </Group>
  </Group>
);
