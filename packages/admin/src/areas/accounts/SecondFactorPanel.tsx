import { Button, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import type { GetUserData } from '@shop/sdk';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';

/** Shows whether a user has a second factor, and removes it for a user who has lost it. */
export function SecondFactorPanel({ record }: { readonly record: GetUserData }) {
  const id = record.uuid;
  const may = useMay();
  const { data: me } = useSuspenseQuery(meQuery);
  const [isRemoving, remove] = useState(false);
  const isOn = record.second_factor;
  const isOwn = me.uuid === id;
  return (
    <Stack gap="sm">
      <Text>{text(isOn ? 'users.factor.on' : 'users.factor.off')}</Text>
      {isOn && isOwn && <Text c="dimmed">{text('users.factor.own')}</Text>}
      {isOn && !isOwn && may('updateUser') && (
        <Button variant="default" onClick={() => remove(true)}>
          {text('users.factor.remove')}
        </Button>
      )}
      {isRemoving && (
        <RecordDialog
          title={text('users.factor.remove.title', { name: record.full_name || record.email })}
          label={text('users.factor.remove')}
          done={text('users.factor.removed')}
          isDangerous
          refresh={['users']}
          run={() => shop.users.removeSecondFactor(id)}
          close={() => remove(false)}
        >
          {() => <Text>{text('users.factor.remove.text')}</Text>}
        </RecordDialog>
      )}
    </Stack>
  );
}
