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

/** An editor of formatted text. It writes HTML, which the shop sanitizes where it is shown. */
export const RichTextInput = ({ field, form }: FieldProps) => (
  <RichText
    label={text(field.label)}
    {...(field.help && { help: text(field.help) })}
    error={form.errors[field.name]}
    html={String(form.getValues()[field.name] ?? '')}
    onChange={(html) => form.setFieldValue(field.name, html, { forceUpdate: false })}
  />
);

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** The text at first. */
  readonly html: string;
  /** Takes each change; an empty text has no markup. */
  onChange(html: string): void;
}

/** The editor apart from forms. */
export function RichText({ label, help, error, html, disabled = false, onChange }: Props) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: false }), Link.configure({ openOnClick: false })],
    content: html,
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
