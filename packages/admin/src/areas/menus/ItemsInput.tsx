import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldProps } from '../../kit/form/field.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { usePointerDrag } from '../../kit/shared/usePointerDrag.ts';
import type { Point } from '../../kit/shared/usePointerDrag.ts';
import { direction, text } from '../../text/text.ts';
import { ItemRow } from './ItemRow.tsx';
import { listOf, movedDown, movedTo, movedUp, newKey, shifted, treeOf, withoutItem } from './items.ts';
import type { EditedItem, MenuItem } from './items.ts';

type Items = readonly EditedItem[];

/** Indentation per menu level, in pixels. */
const LEVEL = 24;

/** Flat list of a menu's items. Items can be dragged, or moved with the arrow keys on their handles. */
export function ItemsInput({ field, form, value, change: set }: FieldProps<readonly MenuItem[]>) {
  const [items, setItems] = useState(() => listOf(value));
  const box = useRef<HTMLDivElement>(null);
  const change = (next: Items) => {
    setItems(next);
    set(treeOf(next));
  };
  const { announcement, move } = useMoves(box, items, change);
  const { place, start } = useDrag(box, items, move);
  const add = () => change([...items, { key: newKey(), name: '', target: '', level: 0 }]);
  return (
    <Stack gap="xs">
      {items.length === 0 && <Text c="dimmed">{text('menus.items.none')}</Text>}
      {items.length > 0 && (
        <div className="menuHead" aria-hidden="true">
          <span>{text('menus.item.name')}</span>
          <span>{text('menus.item.target')}</span>
        </div>
      )}
      <div ref={box}>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            position={index + 1}
            isDropPlace={
              place === index ? 'before' : place === items.length && index === place - 1 && 'after'
            }
            grip={{
              onPointerDown: (event) => start(index, event),
              onKeyDown: (event) => move(index, byKey(items, index, event)),
            }}
            out={shifted(items, index, -1)}
            in={shifted(items, index, 1)}
            change={(next) => change(items.toSpliced(index, 1, next))}
            move={change}
            remove={() => change(withoutItem(items, index))}
          />
        ))}
      </div>
      <span className="unseen" role="status">
        {announcement}
      </span>
      {form.errors[field.name] && <Input.Error role="alert">{form.errors[field.name]}</Input.Error>}
      <Group>
        <Button variant="default" size="xs" leftSection={<Icon name="plus" />} onClick={add}>
          {text('menus.items.add')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Moves an item, announces its new position, and keeps keyboard focus on its handle. */
function useMoves(
  box: { readonly current: HTMLElement | null },
  items: Items,
  change: (next: Items) => void,
) {
  const [moved, setMoved] = useState<{ readonly key: string; readonly announcement: string } | null>(null);
  useEffect(() => {
    if (moved) box.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(moved.key)}"]`)?.focus();
  }, [moved]);
  const move = (index: number, next: Items | null) => {
    const key = items[index]?.key;
    if (!next || key === undefined) return;
    change(next);
    const position = next.findIndex((item) => item.key === key) + 1;
    setMoved({ key, announcement: text('menus.item.moved', { position, count: next.length }) });
  };
  return { announcement: moved?.announcement ?? '', move };
}

/** Moves an item by dragging it between two others. Horizontal movement selects the level. */
function useDrag(
  box: { readonly current: HTMLElement | null },
  items: Items,
  move: (index: number, next: Items | null) => void,
) {
  const [place, setPlace] = useState<number | null>(null);
  const from = useRef(0);
  const placeAt = ({ y }: Point): number => {
    const rows = [...(box.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const at = rows.findIndex(({ top, height }) => y < top + height / 2);
    return at === -1 ? rows.length : at;
  };
  const { start } = usePointerDrag<number>({
    onMove: (_, at) => setPlace(at && placeAt(at)),
    onDrop(index, at) {
      const along = (at.x - from.current) * (direction === 'rtl' ? -1 : 1);
      const level = (items[index]?.level ?? 0) + Math.round(along / LEVEL);
      move(index, movedTo(items, index, placeAt(at), level));
    },
  });
  return {
    place,
    start(index: number, event: Parameters<typeof start>[1]) {
      from.current = event.clientX;
      start(index, event);
    },
  };
}

/** Moves an item with the arrow keys on its handle. Returns null if the key does not move the item. */
function byKey(items: Items, index: number, event: KeyboardEvent): Items | null {
  const [back, forth] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (![back, forth, 'ArrowUp', 'ArrowDown'].includes(event.key)) return null;
  event.preventDefault();
  if (event.key === 'ArrowUp') return movedUp(items, index);
  if (event.key === 'ArrowDown') return movedDown(items, index);
  return shifted(items, index, event.key === back ? -1 : 1);
}
