import { ActionIcon, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { Time } from '../../kit/shared/Time.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { notesQuery } from './orderQuery.ts';

/** Administrators' notes about an order, which shoppers never see. */
export function Notes({ uuid }: { readonly uuid: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data: notes = [] } = useQuery(notesQuery(uuid));
  const change = useAction({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => client.invalidateQueries({ queryKey: notesQuery(uuid).queryKey }),
  });
  const add = (written: string) => change.mutateAsync(() => shop.orders.createNote(uuid, { text: written }));
  return (
    <Card component="section" aria-label={text('orders.notes')}>
      <Title order={2} mb="sm">
        {text('orders.notes')}
      </Title>
      <Stack gap="sm">
        {notes.length === 0 && <Text c="dimmed">{text('orders.notes.none')}</Text>}
        {notes.map((note) => (
          <Group key={note.uuid} justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text className="written">{note.text}</Text>
              <Text size="xs" c="dimmed">
                {note.author.name} · <Time at={note.createdAt} />
              </Text>
            </div>
            {may('deleteOrderNote') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                className="unprinted"
                aria-label={text('orders.notes.delete')}
                onClick={() => change.mutate(() => shop.orders.deleteNote(uuid, note.uuid))}
              >
                <Icon name="trash" />
              </ActionIcon>
            )}
          </Group>
        ))}
        {may('createOrderNote') && <NewNote isSaving={change.isPending} add={add} />}
      </Stack>
    </Card>
  );
}

interface NewProps {
  readonly isSaving: boolean;
  add(written: string): Promise<unknown>;
}

function NewNote({ isSaving, add }: NewProps) {
  const [written, write] = useState('');
  return (
    <form
      className="unprinted"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() === '') return;
        // The error has already been shown. The text stays in the input so that the administrator can retry.
        add(written).then(
          () => write(''),
          () => undefined,
        );
      }}
    >
      <Stack gap="xs">
        <Textarea
          aria-label={text('orders.notes.new')}
          placeholder={text('orders.notes.new')}
          autosize
          minRows={2}
          value={written}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isSaving} ms="auto">
          {text('orders.notes.add')}
        </Button>
      </Stack>
    </form>
  );
}
