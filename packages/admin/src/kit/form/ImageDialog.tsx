import { Button, Group, Image, Modal, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { MediaPicker } from '../media/MediaPicker.tsx';
import type { PickedFile } from '../media/MediaPicker.tsx';
import { text } from '../../text/text.ts';

interface Props {
  readonly editor: Editor;
  close(): void;
}

/** Dialog that inserts an image from the media library into rich text, with its alternative text. */
export function ImageDialog({ editor, close }: Props) {
  const [picked, pick] = useState<PickedFile | null>(null);
  const [alt, setAlt] = useState('');
  if (!picked)
    return (
      <MediaPicker
        isOne
        pick={([file]) => {
          if (!file) return;
          pick(file);
          setAlt(file.alt);
        }}
        close={close}
      />
    );
  return (
    <Modal opened onClose={close} title={text('editor.picture')} centered returnFocus={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Prevents submitting the record form, which contains the dialog's buttons.
          event.stopPropagation();
          // Places the cursor below the image.
          editor.commands.insertContent([
            { type: 'image', attrs: { src: picked.url, alt } },
            { type: 'paragraph' },
          ]);
          close();
        }}
      >
        <Stack>
          <Image src={`${picked.url}?size=listing`} alt="" fit="contain" mah={200} />
          <TextInput
            label={text('media.alt')}
            description={text('media.alt.help')}
            value={alt}
            data-autofocus
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button type="submit">{text('editor.picture.insert')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
