import { ActionIcon, Group } from '@mantine/core';
import { useMay } from '../api/permissions.ts';
import { Icon } from './Icon.tsx';
import { useRemoval } from './useRemoval.tsx';

interface Props {
  readonly queryKey: string;
  /** The name of the record, for the question. */
  readonly name: string;
  /** Null: the record cannot be edited. */
  readonly edit: {
    /** The id of the route that an administrator must hold. */
    readonly permission: string;
    readonly label: string;
    run(): void;
  } | null;
  readonly remove: {
    readonly permission: string;
    readonly label: string;
    /** Shows what is lost; by default that it cannot be undone. */
    readonly lost?: string;
    run(): Promise<unknown>;
  };
}

/** The two buttons at the end of a row: to edit its record, and to delete it once that was agreed to. */
export function RowActions({ queryKey, name, edit, remove }: Props) {
  const may = useMay();
  const ask = useRemoval(queryKey);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {edit && may(edit.permission) && (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={edit.label} onClick={edit.run}>
          <Icon name="edit" />
        </ActionIcon>
      )}
      {may(remove.permission) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={remove.label}
          onClick={() =>
            ask({ name, run: remove.run, ...(remove.lost !== undefined && { lost: remove.lost }) })
          }
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </Group>
  );
}
