import { ActionIcon, Group, TextInput } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { LinkInput } from '../../kit/content/LinkInput.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { EditedItem } from './items.ts';

type Items = readonly EditedItem[];

interface Props {
  readonly item: EditedItem;
  /** One-based position of the item in the list. */
  readonly position: number;
  /** The drop position of the dragged item relative to this item: before or after it. */
  readonly isDropPlace: 'before' | 'after' | false;
  /** Event listeners of the drag handle. */
  readonly grip: Pick<HTMLAttributes<HTMLButtonElement>, 'onPointerDown' | 'onKeyDown'>;
  /** The list after this item is moved out one level (`out`) or in one level (`in`). Null if the item cannot be moved there. */
  readonly out: Items | null;
  readonly in: Items | null;
  change(item: EditedItem): void;
  move(items: Items): void;
  remove(): void;
}

/** A row for one menu item, with its handle, label, link target and actions. */
export function ItemRow({ item, position, isDropPlace, grip, out, in: below, change, move, remove }: Props) {
  const shifts: readonly (readonly [IconName, string, Items | null])[] = [
    ['chevronLeft', text('menus.item.out', { position }), out],
    ['chevronRight', text('menus.item.in', { position }), below],
  ];
  return (
    <div
      role="group"
      aria-label={text('menus.item', { position })}
      className={`menuItem menuLevel${item.level}`}
      data-drop={isDropPlace || undefined}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        className="menuGrip"
        data-grip={item.key}
        aria-label={text('menus.item.move', { position })}
        title={text('menus.item.move', { position })}
        {...grip}
      >
        <Icon name="grip" />
      </ActionIcon>
      <TextInput
        label={text('menus.item.name')}
        required
        value={item.name}
        onChange={(event) => change({ ...item, name: event.currentTarget.value })}
      />
      <LinkInput
        label={text('menus.item.target')}
        value={item.target}
        onChange={(target) => change({ ...item, target })}
      />
      <Group gap={0} wrap="nowrap">
        {shifts.map(([icon, label, next]) => (
          <ActionIcon
            key={icon}
            variant="subtle"
            color="gray"
            aria-label={label}
            title={label}
            disabled={next === null}
            onClick={() => next && move(next)}
          >
            <Icon name={icon} />
          </ActionIcon>
        ))}
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={text('menus.item.remove', { position })}
          onClick={remove}
        >
          <Icon name="trash" />
        </ActionIcon>
      </Group>
    </div>
  );
}
