import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkInput } from '../content/LinkInput.tsx';
import { findTarget, readUrn } from '../content/records.ts';
import { Problem } from '../shared/Problem.tsx';
import { text } from '../../text/text.ts';

interface Props {
  readonly editor: Editor;
  close(): void;
}

/** Dialog that links the selected text to a record or an address. */
export function LinkDialog({ editor, close }: Props) {
  const [target, setTarget] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const set = useMutation({
    mutationFn: async () => {
      const urn = readUrn(target);
      return urn ? ((await findTarget(urn))?.url ?? '') : target.trim();
    },
    onSuccess: (href) => {
      const chain = editor.chain().extendMarkRange('link');
      if (href === '') chain.unsetLink().run();
      else if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
      close();
    },
  });
  return (
    <Modal opened onClose={close} title={text('editor.link')} centered returnFocus={false}>
      <Stack>
        {set.error && <Problem error={set.error} />}
        <LinkInput label={text('editor.link.target')} value={target} onChange={setTarget} />
        <Group justify="flex-end">
          {editor.isActive('link') && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              {text('editor.link.remove')}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {text('app.cancel')}
          </Button>
          <Button loading={set.isPending} onClick={() => set.mutate()}>
            {text('editor.link.set')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
