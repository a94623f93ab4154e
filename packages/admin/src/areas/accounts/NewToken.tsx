import { Switch, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { meQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { text } from '../../text/text.ts';
import { PROOF_NAMES, ProofInputs, proofOf } from './ProofInputs.tsx';

const PermissionTree = lazy(async () => ({ default: (await import('./PermissionTree.tsx')).PermissionTree }));

const DAY_MS = 86_400_000;

interface NewTokenProps {
  /** UUID of the administrator. */
  readonly id: string;
  show(secret: string): void;
  close(): void;
}

/** Dialog for a new API token of an administrator. */
export function NewToken({ id, show, close }: NewTokenProps) {
  const [days, setDays] = useState('365');
  const isOwn = useSuspenseQuery(meQuery).data.uuid === id;
  const [chosen, setChosen] = useState<readonly string[] | null>(isOwn ? null : []);
  return (
    <RecordDialog
      title={text('users.tokens.new')}
      label={text('form.create')}
      names={['name', 'permissions', ...PROOF_NAMES]}
      refresh={['users', 'tokens', id]}
      run={async (fields) => {
        const expires_at = days === '0' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
        const body = {
          name: String(fields.get('name')),
          permissions: chosen && [...chosen],
          expires_at,
          ...(isOwn && proofOf(fields)),
        };
        show((await shop.users.createToken(id, body)).token);
      }}
      close={close}
    >
      {(fault) => (
        <>
          <TextInput
            name="name"
            label={text('users.tokens.name')}
            description={text('users.tokens.name.help')}
            required
            data-autofocus
            error={fault('name')}
          />
          <Select
            label={text('users.tokens.expires')}
            value={days}
            onChange={(value) => setDays(value ?? '365')}
            data={[
              { value: '30', label: text('users.tokens.days', { days: 30 }) },
              { value: '90', label: text('users.tokens.days', { days: 90 }) },
              { value: '365', label: text('users.tokens.year') },
              { value: '0', label: text('users.tokens.never') },
            ]}
          />
          <Rights isOwn={isOwn} chosen={chosen} choose={setChosen} fault={fault('permissions')} />
          {isOwn && <ProofInputs fault={fault} />}
        </>
      )}
    </RecordDialog>
  );
}

interface RightsProps {
  /** True if administrators create the token for themselves. Only such a token may have all permissions. */
  readonly isOwn: boolean;
  /** Selected permissions. Null for all permissions. */
  readonly chosen: readonly string[] | null;
  choose(permissions: readonly string[] | null): void;
  readonly fault: string | undefined;
}

/** Permission selection of a new token. A token for another administrator has only the permissions selected now. */
const Rights = ({ isOwn, chosen, choose, fault }: RightsProps) => (
  <>
    {isOwn && (
      <Switch
        label={text('users.tokens.own')}
        description={text('users.tokens.own.help')}
        checked={chosen === null}
        onChange={(event) => choose(event.currentTarget.checked ? null : [])}
      />
    )}
    {chosen && (
      <Suspense fallback={null}>
        <PermissionTree value={chosen} change={choose} isNamed={!isOwn} />
      </Suspense>
    )}
    {fault !== undefined && <Text c="red">{fault}</Text>}
  </>
);
