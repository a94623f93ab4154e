import { ActionIcon, Group } from '@mantine/core';
import { text } from '../../text/text.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Row name, used in the button labels. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Moves the row to another index. Absent if the order of the rows has no meaning. */
  move?(to: number): void;
  remove(): void;
}

/** Up, down and remove buttons of a list row. */
export const RowTools = ({ name, index, count, move, remove }: Props) => (
  <Group gap={4} wrap="nowrap">
    {move && (
      <>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === 0}
          aria-label={text('row.up', { name })}
          onClick={() => move(index - 1)}
        >
          <Icon name="up" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === count - 1}
          aria-label={text('row.down', { name })}
          onClick={() => move(index + 1)}
        >
          <Icon name="down" />
        </ActionIcon>
      </>
    )}
    <ActionIcon variant="subtle" color="red" aria-label={text('row.remove', { name })} onClick={remove}>
      <Icon name="trash" />
    </ActionIcon>
  </Group>
);
