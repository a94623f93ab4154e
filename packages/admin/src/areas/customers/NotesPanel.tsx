import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import { adminGraphql } from '@shop/sdk/graphql';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';

const query = adminGraphql(`
  query CustomerNotes($id: ID!) {
    customer(id: $id) { notes { uuid text createdAt author { name } } }
  }
`);

/** Panel for notes about a customer, newest first. Shoppers never see these notes. */
export function NotesPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const id = record.uuid;
  const may = useMay();
  const client = useQueryClient();
  const key = ['customers', 'notes', id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => shop.admin.graphql(query, { id }),
  });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const remove = useAction({
    mutationFn: (note: string) => shop.customers.deleteNote(id, note),
    onSuccess: refresh,
  });
  const confirmRemoval = (note: string) =>
    modals.openConfirmModal({
      title: text('customers.notes.delete'),
      children: text('form.delete.text'),
      labels: { confirm: text('form.delete'), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(note),
    });
  return (
    <Stack gap="sm">
      {error && <Problem error={error} />}
      {may('createCustomerNote') && <NewNote id={id} refresh={refresh} />}
      {data?.customer?.notes?.toReversed().map((note) => (
        <Group key={note.uuid} justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
            <Text size="xs" c="dimmed">
              {[note.author.name, exactTime(note.createdAt)].filter(Boolean).join(' · ')}
            </Text>
          </div>
          {may('deleteCustomerNote') && (
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={text('customers.notes.delete')}
              onClick={() => confirmRemoval(note.uuid)}
            >
              <Icon name="trash" />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}

interface NewNoteProps {
  /** UUID of the customer. */
  readonly id: string;
  refresh(): Promise<void>;
}

function NewNote({ id, refresh }: NewNoteProps) {
  const [draft, setDraft] = useState('');
  const add = useMutation({
    mutationFn: () => shop.customers.createNote(id, { text: draft }),
    onSuccess: () => {
      setDraft('');
      return refresh();
    },
  });
  return (
    <>
      <Textarea
        label={text('customers.notes.new')}
        autosize
        minRows={2}
        value={draft}
        error={add.error?.message}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={draft.trim() === ''}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {text('customers.notes.add')}
        </Button>
      </Group>
    </>
  );
}
