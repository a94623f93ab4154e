import { ActionIcon, Button, Group, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { meQuery } from '../../kit/api/queries.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { PROOF_NAMES, ProofInputs, proofOf } from './ProofInputs.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';

const PermissionTree = lazy(async () => ({ default: (await import('./PermissionTree.tsx')).PermissionTree }));

interface Token {
  readonly uuid: string;
  readonly name: string;
  readonly permissions: readonly string[] | null;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
}

/** Panel for an administrator's API tokens. The secret of a new token is shown once. */
export function TokensPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const id = record.uuid;
  const may = useMay();
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Token | null>(null);
  const key = ['users', 'tokens', id];
  const {
    data = [],
    error,
    isSuccess,
  } = useQuery({
    queryKey: key,
    queryFn: async () => await shop.users.listTokens(id),
  });
  return (
    <Stack gap="sm">
      {error && <Problem error={error} />}
      {secret !== null && (
        <ShownOnce title={text('users.tokens.secret')} value={secret} done={() => setSecret(null)} />
      )}
      {isSuccess && data.length === 0 && <Text c="dimmed">{text('users.tokens.none')}</Text>}
      {data.length > 0 && <Tokens tokens={data} revoke={may('deleteUserToken') ? setRevoked : null} />}
      {may('createUserToken') && (
        <Group>
          <Button variant="default" onClick={() => setNew(true)}>
            {text('users.tokens.new')}
          </Button>
        </Group>
      )}
      {isNew && <NewToken id={id} show={setSecret} close={() => setNew(false)} />}
      {revoked && (
        <RecordDialog
          title={text('users.tokens.revoke.title', { name: revoked.name })}
          label={text('users.tokens.revoke')}
          done={text('users.tokens.revoked')}
          isDangerous
          refresh={key}
          run={() => shop.users.deleteToken(id, revoked.uuid)}
          close={() => setRevoked(null)}
        >
          {() => <Text>{text('users.tokens.revoke.text')}</Text>}
        </RecordDialog>
      )}
    </Stack>
  );
}

interface TokensProps {
  readonly tokens: readonly Token[];
  /** Null if the administrator may not revoke tokens. */
  readonly revoke: ((token: Token) => void) | null;
}

const Tokens = ({ tokens, revoke }: TokensProps) => (
  <Table>
    <caption className="unseen">{text('users.tokens')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('users.tokens.name')}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('users.tokens.rights')}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('users.tokens.used')}
        </Table.Th>
        <Table.Th scope="col">{text('users.tokens.expires')}</Table.Th>
        {revoke && (
          <Table.Th w={40}>
            <span className="unseen">{text('users.tokens.revoke')}</span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {tokens.map((token) => (
        <Table.Tr key={token.uuid}>
          <Table.Td>{token.name}</Table.Td>
          <Table.Td visibleFrom="sm">
            {token.permissions
              ? text('users.tokens.some', { count: token.permissions.length })
              : text('users.tokens.allRights')}
          </Table.Td>
          <Table.Td visibleFrom="sm">
            {token.last_used_at ? exactTime(token.last_used_at) : text('users.tokens.neverUsed')}
          </Table.Td>
          <Table.Td>{token.expires_at ? exactTime(token.expires_at) : text('users.tokens.never')}</Table.Td>
          {revoke && (
            <Table.Td>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`${text('users.tokens.revoke')}: ${token.name}`}
                onClick={() => revoke(token)}
              >
                <Icon name="trash" />
              </ActionIcon>
            </Table.Td>
          )}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

const DAY_MS = 86_400_000;

interface NewTokenProps {
  /** UUID of the administrator. */
  readonly id: string;
  show(secret: string): void;
  close(): void;
}

function NewToken({ id, show, close }: NewTokenProps) {
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
