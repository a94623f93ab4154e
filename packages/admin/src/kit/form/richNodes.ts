import { mergeAttributes, Node } from '@tiptap/core';
import type { NodeConfig } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

/** Editor node for an image in rich text. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['img', mergeAttributes(attributes)],
});

/** Editor nodes for tables. Cells support `colspan` and `rowspan` because HTML from other editors may use them. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES.get(name) }),
});

/** Table roles by node name. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (
  name: 'tableCell' | 'tableHeader',
  tag: 'td' | 'th',
): Partial<NodeConfig> & { name: string } => ({
  name,
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: (element) => Number(element.getAttribute('colspan') ?? 1) },
    rowspan: { default: 1, parseHTML: (element) => Number(element.getAttribute('rowspan') ?? 1) },
    colwidth: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag }],
  renderHTML: ({ HTMLAttributes: attributes }) => [tag, mergeAttributes(attributes), 0],
});

export const TableCell = Node.create(cell('tableCell', 'td'));
export const TableHeader = Node.create(cell('tableHeader', 'th'));
