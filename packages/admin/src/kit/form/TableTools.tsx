import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

const COMMANDS = [
  ['editor.table.row', addRowAfter],
  ['editor.table.column', addColumnAfter],
  ['editor.table.head', toggleHeaderRow],
  ['editor.table.deleteRow', deleteRow],
  ['editor.table.deleteColumn', deleteColumn],
  ['editor.table.delete', deleteTable],
] as const satisfies readonly (readonly [PlainTextKey, typeof addRowAfter])[];

const cells = (type: string, columns: number) =>
  Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }));

/** A table with a header, two rows and three columns. */
const newTable = {
  type: 'table',
  content: [
    { type: 'tableRow', content: cells('tableHeader', 3) },
    { type: 'tableRow', content: cells('tableCell', 3) },
    { type: 'tableRow', content: cells('tableCell', 3) },
  ],
};

/** Inserts a table and places the cursor in its first cell. */
function insertTable(editor: Editor): void {
  const { from } = editor.state.selection;
  editor.commands.insertContent(newTable);
  const { doc } = editor.state;
  const starts: number[] = [];
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, ({ type }, position) => {
    if (type.name === 'table') starts.push(position);
  });
  const [start] = starts;
  if (start !== undefined) editor.commands.setTextSelection(start + IN_FIRST_CELL);
}

/** Number of node boundaries (table, row, cell and paragraph) before the first text position. */
const IN_FIRST_CELL = 4;

/** Focuses the editor after the menu has closed, because the open menu has focus. */
const focusSoon = (editor: Editor): void => void setTimeout(() => editor.commands.focus(), 0);

/** Editor menu that inserts a table and changes the table at the cursor. */
export const TableTools = ({ editor }: { readonly editor: Editor }) => (
  <Menu withinPortal returnFocus={false}>
    <Menu.Target>
      <RichTextEditor.Control aria-label={text('editor.table')} title={text('editor.table')}>
        <Icon name="table" />
      </RichTextEditor.Control>
    </Menu.Target>
    <Menu.Dropdown>
      {editor.isActive('table') ? (
        COMMANDS.map(([key, command]) => (
          <Menu.Item
            key={key}
            onClick={() => {
              command(editor.state, editor.view.dispatch);
              focusSoon(editor);
            }}
          >
            {text(key)}
          </Menu.Item>
        ))
      ) : (
        <Menu.Item
          onClick={() => {
            insertTable(editor);
            focusSoon(editor);
          }}
        >
          {text('editor.table.insert')}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);
