import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { TextInput } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { text } from '../../text/text.ts';
import { CurrentPassword } from './AccountForms.tsx';
import { PROOF_NAMES, ProofInputs, proofOf } from './ProofInputs.tsx';

/** A passkey as the profile lists it. */
export interface Passkey {
  readonly uuid: string;
  readonly name: string;
  readonly last_used_at: string | null;
}

/** The open dialog, for a new passkey or an existing one. */
export type OpenPasskey =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'delete'; readonly passkey: Passkey };

interface DialogProps {
  readonly open: OpenPasskey;
  show(codes: readonly string[] | null): void;
  close(): void;
}

/** Dialog that adds a passkey of this device, renames one or deletes one. Recovery codes are shown once if the shop created some. */
export function PasskeyDialog({ open, show, close }: DialogProps) {
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
