import { Button, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { meQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { SendForm } from '../../kit/shared/SendForm.tsx';
import { text } from '../../text/text.ts';
import { CodeInput, codeOf, PROOF_NAMES, ProofInputs, proofOf } from './ProofInputs.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** Panel for the administrator's authenticator app. It shows a QR code for setup, and a button to turn the authenticator off. */
export function Authenticator({ isOn }: { readonly isOn: boolean }) {
  const client = useQueryClient();
  const [isRemoving, remove] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isStarting, begin] = useState(false);
  const [started, setStarted] = useState<Started | null>(null);
  const refresh = meQuery.queryKey;
  return (
    <Stack gap="sm">
      <Title order={3}>{text('profile.totp')}</Title>
      {codes && (
        <ShownOnce
          title={text('profile.codes')}
          value={codes.join('\n')}
          file="recovery-codes.txt"
          done={() => setCodes(null)}
        />
      )}
      <Group justify="space-between">
        <Text>{text(isOn ? 'profile.totp.on' : 'profile.totp.off')}</Text>
        {isOn ? (
          <Button variant="default" onClick={() => remove(true)}>
            {text('profile.totp.remove')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => begin(true)}>
            {text('profile.totp.start')}
          </Button>
        )}
      </Group>
      {isStarting && <StartDialog start={setStarted} close={() => begin(false)} />}
      {started && !isOn && !codes && (
        <SetupDialog
          {...started}
          close={() => setStarted(null)}
          confirm={async (code) => {
            const { recovery_codes } = await shop.users.confirmTotp({ code });
            setCodes(recovery_codes);
            setStarted(null);
            await client.invalidateQueries({ queryKey: ['profile'] });
          }}
        />
      )}
      {isRemoving && (
        <RecordDialog
          title={text('profile.totp.remove.title')}
          label={text('profile.totp.remove')}
          done={text('profile.totp.removed')}
          isDangerous
          names={['code']}
          refresh={refresh}
          run={(fields) => shop.users.removeTotp({ code: codeOf(fields) })}
          close={() => remove(false)}
        >
          {(fault) => <CodeInput isFirst help={text('profile.totp.code.help')} fault={fault('code')} />}
        </RecordDialog>
      )}
    </Stack>
  );
}

/** Response with the key of a new authenticator. */
interface Started {
  readonly secret: string;
  readonly otpauth: string;
}

interface StartProps {
  start(key: Started): void;
  close(): void;
}

/** Asks for the password before a key is created. */
const StartDialog = ({ start, close }: StartProps) => (
  <RecordDialog
    title={text('profile.totp')}
    label={text('profile.totp.start')}
    names={PROOF_NAMES}
    refresh={meQuery.queryKey}
    run={async (fields) => start(await shop.users.startTotp(proofOf(fields)))}
    close={close}
  >
    {(fault) => <ProofInputs fault={fault} />}
  </RecordDialog>
);

interface SetupProps extends Started {
  confirm(code: string): Promise<void>;
  close(): void;
}

const SetupDialog = ({ secret, otpauth, confirm, close }: SetupProps) => (
  <Modal opened onClose={close} title={text('profile.totp')} centered>
    <Stack>
      <Text>{text('profile.totp.scan')}</Text>
      <Suspense fallback={null}>
        <QrCode value={otpauth} label={text('profile.totp.picture')} />
      </Suspense>
      <TextInput
        label={text('profile.totp.key')}
        readOnly
        value={secret}
        styles={{ input: { fontFamily: 'monospace' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <SendForm
        label={text('profile.totp.confirm')}
        done={text('profile.totp.confirmed')}
        names={['code']}
        refresh={meQuery.queryKey}
        run={(fields) => confirm(codeOf(fields))}
        back={close}
      >
        {(fault) => <CodeInput isFirst fault={fault('code')} />}
      </SendForm>
    </Stack>
  </Modal>
);
