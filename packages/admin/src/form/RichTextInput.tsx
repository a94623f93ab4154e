import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { pageNonce } from '../shell/pageNonce.ts';
import { text } from '../text/text.ts';
import type { FieldProps } from './defineForm.ts';

/** An editor of formatted text. It writes HTML, which the shop sanitizes where it is shown. */
export function RichTextInput({ field, form }: FieldProps) {
  const label = text(field.label);
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })],
    content: String(form.getValues()[field.name] ?? ''),
    injectNonce: pageNonce,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) =>
      form.setFieldValue(field.name, changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      {...(field.help && { description: text(field.help) })}
      error={form.errors[field.name]}
    >
      <RichTextEditor editor={editor}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
