import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { ReactNode } from 'react';
import { pageNonce } from '../shell/pageNonce.ts';
import { text } from '../text/text.ts';
import type { FieldProps } from './defineForm.ts';

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  /** HTML, as the editor begins with it. */
  readonly initial: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Gives what is there now; empty where nothing is written. */
  onChange(html: string): void;
}

/** The input of a formatted text in a form. It writes HTML, which the shop sanitizes where it is shown. */
export const RichTextInput = ({ field, form }: FieldProps) => (
  <RichText
    label={text(field.label)}
    help={field.help && text(field.help)}
    initial={String(form.getValues()[field.name] ?? '')}
    error={form.errors[field.name]}
    onChange={(html) => form.setFieldValue(field.name, html)}
  />
);

/** An editor of formatted text. */
export function RichText({ label, help, initial, error, disabled = false, onChange }: Props) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })],
    content: initial,
    editable: !disabled,
    injectNonce: pageNonce,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <Input.Wrapper label={label} labelElement="div" {...(help && { description: help })} error={error}>
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
