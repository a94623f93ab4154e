import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { text } from '../../text/text.ts';
import type { Node, Tree } from './treeNode.ts';

interface Props {
  readonly node: Node;
  readonly move: Tree['move'];
  close(): void;
}

/** Dialog that asks for a category's new parent category. */
export function MoveDialog({ node, move, close }: Props) {
  const [target, choose] = useState<{ readonly id: string; readonly label: string } | null>(null);
  const { name } = node;
  const send = () => {
    if (!target) return;
    const done = text('categories.moved.into', { name, other: target.label });
    move({ node, to: { parent_id: target.id }, done });
    close();
  };
  return (
    <Modal opened onClose={close} title={text('categories.move', { name })} centered>
      <Stack>
        <RecordInput
          kind="category"
          label={text('categories.parent')}
          value={target?.id ?? null}
          onChange={(id, label) => choose(id === null ? null : { id, label })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text('app.cancel')}
          </Button>
          <Button disabled={!target} onClick={send}>
            {text('categories.move.send')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
