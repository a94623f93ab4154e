import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Link } from '@tiptap/extension-link';
import { useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { pageNonce } from '../shared/pageNonce.ts';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ImageNode, Table, TableCell, TableHeader, TableRow } from './richNodes.ts';
import { TableTools } from './TableTools.tsx';
import { Icon } from '../shared/Icon.tsx';
import type { IconName } from '../shared/Icon.tsx';

const ImageDialog = lazy(async () => ({ default: (await import('./ImageDialog.tsx')).ImageDialog }));

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  /** Initial HTML of the editor. */
  readonly html: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Called with the HTML after each change. The HTML is empty if there is no text. */
  onChange(html: string): void;
}

/**
 * Rich text editor that produces HTML. The shop sanitizes the HTML on output, so the editor offers only formatting that survives
 * sanitizing.
 */
export function RichText({ label, help, html, error, disabled = false, onChange }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }),
      Link.configure({ openOnClick: false, HTMLAttributes: { target: null, rel: null } }),
      ImageNode,
      Table,
      TableRow,
      TableCell,
      TableHeader,
    ],
    content: html,
    editable: !disabled,
    injectNonce: pageNonce,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      {...(help !== undefined && { description: help })}
      error={error}
    >
      <RichTextEditor editor={editor} labels={labels()}>
        {editor && <Toolbar editor={editor} />}
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

/** Labels for the editor's built-in buttons. */
const labels = () => ({
  boldControlLabel: text('editor.bold'),
  italicControlLabel: text('editor.italic'),
  h2ControlLabel: text('editor.heading2'),
  h3ControlLabel: text('editor.heading3'),
  bulletListControlLabel: text('editor.bulletList'),
  orderedListControlLabel: text('editor.orderedList'),
  blockquoteControlLabel: text('editor.quote'),
  undoControlLabel: text('editor.undo'),
  redoControlLabel: text('editor.redo'),
});

function Toolbar({ editor }: { readonly editor: Editor }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const close = () => {
    setDialog(null);
    // The dialog keeps focus until it has closed.
    setTimeout(() => editor.commands.focus(), 0);
  };
  return (
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
        <Tool
          icon="link"
          label={text('editor.link')}
          isActive={editor.isActive('link')}
          onPress={() => setDialog('link')}
        />
        {may('listMedia') && (
          <Tool icon="image" label={text('editor.picture')} onPress={() => setDialog('picture')} />
        )}
        <TableTools editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {dialog === 'link' && <LinkDialog editor={editor} close={close} />}
      {dialog === 'picture' && (
        <Suspense fallback={null}>
          <ImageDialog editor={editor} close={close} />
        </Suspense>
      )}
    </RichTextEditor.Toolbar>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isActive?: boolean;
  onPress(): void;
}

/** A button in the text editor's toolbar. */
const Tool = ({ icon, label, isActive = false, onPress }: ToolProps) => (
  <RichTextEditor.Control
    aria-label={label}
    title={label}
    active={isActive}
    aria-pressed={isActive}
    onClick={onPress}
  >
    <Icon name={icon} />
  </RichTextEditor.Control>
);
