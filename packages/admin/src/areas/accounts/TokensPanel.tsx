import { ActionIcon, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { NewToken } from './NewToken.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';

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
