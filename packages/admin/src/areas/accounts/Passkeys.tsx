import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { ActionIcon, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { exactTime, text } from '../../text/text.ts';
import { CurrentPassword } from './AccountForms.tsx';
import { PROOF_NAMES, ProofInputs, proofOf } from './ProofInputs.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';

interface Passkey {
  readonly uuid: string;
  readonly name: string;
  readonly last_used_at: string | null;
}

/** The open dialog, for a new passkey or an existing one. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'delete'; readonly passkey: Passkey };

/** Panel for the administrator's passkeys. If a passkey is the first second factor, recovery codes are created and shown once. */
export function Passkeys() {
  const [open, setOpen] = useState<Open | null>(null);
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
      {open && <Dialog open={open} show={setCodes} close={close} />}
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

interface DialogProps {
  readonly open: Open;
  show(codes: readonly string[] | null): void;
  close(): void;
}

function Dialog({ open, show, close }: DialogProps) {
  if (open.kind === 'delete')
    return (
      <RecordDialog
        title={text('profile.passkeys.delete', { name: open.passkey.name })}
        label={text('form.delete')}
        done={text('form.deleted')}
        isDangerous
        names={['current_password']}
        refresh={['profile']}
        run={(fields) =>
          shop.users.deletePasskey(open.passkey.uuid, {
            current_password: String(fields.get('current_password') ?? ''),
          })
        }
        close={close}
      >
        {(fault) => <CurrentPassword fault={fault('current_password')} />}
      </RecordDialog>
    );
  return (
    <RecordDialog
      title={text(open.kind === 'new' ? 'profile.passkeys.add' : 'profile.passkeys.rename')}
      label={text(open.kind === 'new' ? 'profile.passkeys.add' : 'form.save')}
      done={text(open.kind === 'new' ? 'profile.passkeys.added' : 'form.saved')}
      names={['name', ...PROOF_NAMES]}
      refresh={['profile']}
      run={async (fields) => {
        if (open.kind === 'rename')
          return shop.users.renamePasskey(open.passkey.uuid, { name: nameOf(fields) });
        return show(await register(nameOf(fields), proofOf(fields)));
      }}
      close={close}
    >
      {(fault) => (
        <>
          <TextInput
            name="name"
            label={text('profile.passkeys.name')}
            description={text('profile.passkeys.name.help')}
            required
            data-autofocus
            defaultValue={open.kind === 'rename' ? open.passkey.name : ''}
            error={fault('name')}
          />
          {open.kind === 'new' && <ProofInputs fault={fault} />}
        </>
      )}
    </RecordDialog>
  );
}

const nameOf = (fields: FormData): string => String(fields.get('name') ?? '');

/** Creates a passkey on this device. Returns recovery codes if the passkey is the administrator's first second factor. */
async function register(name: string, proof: ReturnType<typeof proofOf>): Promise<readonly string[] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await shop.users.startPasskey(proof);
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(() => {
    throw new Error(text('profile.passkeys.failed'));
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  return (await shop.users.registerPasskey({ name, credential })).recovery_codes;
}
