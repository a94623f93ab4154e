import { ActionIcon, Button, Card, Group, Input, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { emptyOf, withoutNull } from './schema.ts';
import type { SettingProps } from './settingProps.ts';

type Values = Readonly<Record<string, unknown>>;

interface Props extends SettingProps {
  readonly label: string;
  /** Renders the input for one property of an item. */
  readonly Item: ComponentType<SettingProps>;
}

/** Input for a setting that is a list of items, such as menu links. Items can be reordered with buttons. */
export function SettingList({ schema, value, path, errors, label, change, Item }: Props) {
  const items = (Array.isArray(value) ? value : []) as readonly Values[];
  const item = withoutNull(schema.items ?? {});
  const replace = (index: number, next: readonly Values[]) => change(items.toSpliced(index, 1, ...next));
  const swap = (index: number) =>
    change(items.toSpliced(index, 2, ...items.slice(index, index + 2).toReversed()));
  return (
    <Input.Wrapper label={label} labelElement="div" error={errors[path]}>
      <Stack gap="xs">
        {items.map((one, index) => (
          <Card key={index} padding="sm">
            <Stack gap="xs">
              {Object.entries(item.properties ?? {}).map(([key, own]) => (
                <Item
                  key={key}
                  name={key}
                  schema={own}
                  isRequired={item.required?.includes(key) ?? false}
                  value={one[key]}
                  path={`${path}.${index}.${key}`}
                  errors={errors}
                  change={(next) => replace(index, [{ ...one, [key]: next }])}
                />
              ))}
              <ItemTools
                index={index}
                isLast={index === items.length - 1}
                swap={swap}
                remove={() => replace(index, [])}
              />
            </Stack>
          </Card>
        ))}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" />}
            onClick={() => change([...items, emptyOf(item)])}
          >
            {text('widgets.item.add')}
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

interface ToolsProps {
  readonly index: number;
  readonly isLast: boolean;
  /** Swaps the item at an index with the next one. */
  swap(index: number): void;
  remove(): void;
}

const ItemTools = ({ index, isLast, swap, remove }: ToolsProps) => (
  <Group gap={4} justify="flex-end">
    <ActionIcon
      variant="subtle"
      disabled={index === 0}
      aria-label={text('widgets.item.up', { position: index + 1 })}
      onClick={() => swap(index - 1)}
    >
      <Icon name="up" />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      disabled={isLast}
      aria-label={text('widgets.item.down', { position: index + 1 })}
      onClick={() => swap(index)}
    >
      <Icon name="down" />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="red"
      aria-label={text('widgets.item.remove', { position: index + 1 })}
      onClick={remove}
    >
      <Icon name="trash" />
    </ActionIcon>
  </Group>
);
