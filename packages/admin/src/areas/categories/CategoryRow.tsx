import { ActionIcon, Anchor, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { Node, Tree } from './treeNode.ts';

interface Props {
  readonly tree: Tree;
  readonly node: Node;
  /** Adjacent siblings. Null if the category is the first or the last. */
  readonly previous: Node | null;
  readonly next: Node | null;
}

type Zone = 'before' | 'into' | 'after';

/** A category in the tree, which can be moved by dragging or with its menu. */
export function CategoryRow({ tree, node, previous, next }: Props) {
  const { uuid, name, status, hasChildren, productCount } = node;
  const [zone, setZone] = useState<Zone | null>(null);
  const isOpen = tree.open.has(uuid);
  const over = (event: DragEvent<HTMLElement>) => {
    if (!tree.dragged || tree.dragged.uuid === uuid) return;
    event.preventDefault();
    setZone(zoneOf(event));
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    setZone(null);
    if (!tree.dragged || tree.dragged.uuid === uuid) return;
    event.preventDefault();
    dropAt(tree, tree.dragged, node, zoneOf(event));
  };
  return (
    <div
      className="treeRow"
      data-zone={zone ?? undefined}
      draggable={tree.mayMove}
      onDragStart={() => tree.drag(node)}
      onDragEnd={() => tree.drag(null)}
      onDragOver={over}
      onDragLeave={() => setZone(null)}
      onDrop={drop}
    >
      {hasChildren ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={text('categories.tree.below', { name })}
          onClick={() => tree.toggle(uuid)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        </ActionIcon>
      ) : (
        <span className="treeGap" />
      )}
      <Anchor
        id={`category-${uuid}`}
        component={Link}
        {...linkTo(`/categories/edit/${uuid}`)}
        fw={500}
        draggable={false}
        className="rowName"
      >
        {name}
      </Anchor>
      <span className="treeEnd">
        <Text span size="sm" c="dimmed" className="number">
          {text('categories.productCount', { count: productCount ?? 0 })}
        </Text>
        <Enabled status={status} />
        {tree.mayMove && <MoveMenu tree={tree} node={node} previous={previous} next={next} />}
      </span>
    </div>
  );
}

/** Returns which zone of a row the pointer is over: the upper quarter, the lower quarter, or the area between them. */
function zoneOf({ currentTarget, clientY }: DragEvent<HTMLElement>): Zone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}

const parentOf = ({ parent }: Node) => parent?.uuid ?? null;

function dropAt({ move }: Tree, node: Node, target: Node, zone: Zone): void {
  const words = { name: node.name, other: target.name };
  if (zone === 'into')
    move({
      node,
      to: { parent_id: target.uuid },
      into: target.uuid,
      done: text('categories.moved.into', words),
    });
  else
    move({
      node,
      to: { parent_id: parentOf(target), [zone]: target.uuid },
      done: text(zone === 'before' ? 'categories.moved.before' : 'categories.moved.after', words),
    });
}

function MoveMenu({ tree, node, previous, next }: Props) {
  const { name, parent } = node;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={text('categories.move', { name })}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!previous} onClick={() => previous && dropAt(tree, node, previous, 'before')}>
          {text('categories.move.up')}
        </Menu.Item>
        <Menu.Item disabled={!next} onClick={() => next && dropAt(tree, node, next, 'after')}>
          {text('categories.move.down')}
        </Menu.Item>
        <Menu.Item onClick={() => tree.selectParent(node)}>{text('categories.move.into')}</Menu.Item>
        <Menu.Item disabled={!parent} onClick={() => parent && dropAt(tree, node, parent, 'after')}>
          {text('categories.move.out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
