import { ActionIcon, Button, Card, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LinkInput } from '../../content/LinkInput.tsx';
import type { FieldProps } from '../../form/defineForm.ts';
import { Icon } from '../../shared/Icon.tsx';
import type { IconName } from '../../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { listOf, movedDown, movedUp, newKey, shifted, treeOf, withoutItem } from './items.ts';
import type { EditedItem, MenuItem } from './items.ts';

type Items = readonly EditedItem[];

/** The items of a menu, in one list. Buttons move them and put them below each other. */
export function ItemsInput({ field, form }: FieldProps) {
  const [items, setItems] = useState(() => listOf((form.getValues()[field.name] || []) as MenuItem[]));
  const change = (next: Items) => {
    setItems(next);
    form.setFieldValue(field.name, treeOf(next), { forceUpdate: false });
  };
  const add = () => change([...items, { key: newKey(), name: '', target: '', level: 0 }]);
  return (
    <Stack gap="xs">
      {items.length === 0 && <Text c="dimmed">{text('menus.items.none')}</Text>}
      {items.map((item, index) => (
        <ItemCard
          key={item.key}
          item={item}
          position={index + 1}
          change={(next) => change(items.toSpliced(index, 1, next))}
        >
          <Moves items={items} index={index} change={change} />
        </ItemCard>
      ))}
      {form.errors[field.name] && <Input.Error role="alert">{form.errors[field.name]}</Input.Error>}
      <Group>
        <Button variant="default" size="xs" leftSection={<Icon name="plus" />} onClick={add}>
          {text('menus.items.add')}
        </Button>
      </Group>
    </Stack>
  );
}

interface CardProps {
  readonly item: EditedItem;
  /** From 1. */
  readonly position: number;
  readonly children: ReactNode;
  change(item: EditedItem): void;
}

const ItemCard = ({ item, position, children, change }: CardProps) => (
  <Card
    padding="sm"
    role="group"
    aria-label={text('menus.item', { position })}
    className={`menuLevel${item.level}`}
  >
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
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
    </SimpleGrid>
    <Group gap={4} justify="flex-end" mt={4}>
      {children}
    </Group>
  </Card>
);

interface MovesProps {
  readonly items: Items;
  readonly index: number;
  change(items: Items): void;
}

function Moves({ items, index, change }: MovesProps) {
  const position = index + 1;
  const moves: readonly (readonly [IconName, string, Items | null])[] = [
    ['up', text('menus.item.up', { position }), movedUp(items, index)],
    ['down', text('menus.item.down', { position }), movedDown(items, index)],
    ['chevronLeft', text('menus.item.out', { position }), shifted(items, index, -1)],
    ['chevronRight', text('menus.item.in', { position }), shifted(items, index, 1)],
  ];
  return (
    <>
      {moves.map(([icon, label, next]) => (
        <ActionIcon
          key={icon}
          variant="subtle"
          aria-label={label}
          title={label}
          disabled={next === null}
          onClick={() => next && change(next)}
        >
          <Icon name={icon} />
        </ActionIcon>
      ))}
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={text('menus.item.remove', { position })}
        onClick={() => change(withoutItem(items, index))}
      >
        <Icon name="trash" />
      </ActionIcon>
    </>
  );
}
