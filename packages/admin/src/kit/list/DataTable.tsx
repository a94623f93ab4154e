import { Anchor, Checkbox, Group, Skeleton, Table, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { linkTo } from '../shared/linkTo.ts';
import type { PagePath, RecordsPath } from '../shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { Selected } from './useSelection.ts';
import type { Column, ListDefinition, ListState } from './defineList.ts';

interface Props<Row> {
  readonly list: ListDefinition<Row>;
  /** Null while the first result page is loading. */
  readonly rows: readonly Row[] | null;
  readonly state: ListState;
  /** Path of the edit pages, to which the record's UUID is appended. */
  readonly edit: RecordsPath | undefined;
  readonly selected: Selected;
  /** Null if rows cannot be selected. */
  readonly select: ((selected: Selected) => void) | null;
  sort(by: string, dir: 'asc' | 'desc'): void;
}

/** Table with sort buttons in the column headers (`aria-sort`) and one link per row. Arrow keys move between rows. */
export function DataTable<Row>({ list, rows, state, edit, selected, select, sort }: Props<Row>) {
  const ids = rows?.map(list.uuidOf) ?? [];
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const set = (some: readonly Row[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const row of some) {
      if (isSelected) next.set(list.uuidOf(row), list.nameOf(row));
      else next.delete(list.uuidOf(row));
    }
    select?.(next);
  };
  return (
    <Table highlightOnHover verticalSpacing={10} onKeyDown={walkRows}>
      <caption className="unseen">{text(list.title)}</caption>
      <Table.Thead>
        <Table.Tr>
          {select && (
            <Table.Th w={40}>
              <Checkbox
                aria-label={text('list.selectAll')}
                checked={all}
                indeterminate={!all && ids.some((id) => selected.has(id))}
                onChange={() => set(rows ?? [], !all)}
              />
            </Table.Th>
          )}
          {list.columns.map((column) => (
            <Head key={column.key} column={column} state={state} sort={sort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows?.map((row, index) => {
          const id = ids[index] as string;
          const isSelected = selected.has(id);
          const choose = select && (() => set([row], !isSelected));
          return (
            <Row
              key={id}
              list={list}
              row={row}
              to={edit && `${edit}/${id}`}
              isSelected={isSelected}
              choose={choose}
            />
          );
        }) ?? <Skeletons columns={list.columns} isSelectable={select !== null} />}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps<Row> {
  readonly list: ListDefinition<Row>;
  readonly row: Row;
  readonly to: PagePath | undefined;
  readonly isSelected: boolean;
  readonly choose: (() => void) | null;
}

function Row<Row>({ list, row, to, isSelected, choose }: RowProps<Row>) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return (
    <Table.Tr {...(isSelected && { bg: 'var(--admin-selected)' })}>
      {choose && (
        <Table.Td>
          <Checkbox
            aria-label={text('list.select', { name: list.nameOf(row) })}
            checked={isSelected}
            onChange={choose}
          />
        </Table.Td>
      )}
      {list.columns.map((column) => {
        const cell = column.cell(row);
        return (
          <Table.Td key={column.key} {...placeOf(column, cell)}>
            {column.isLink && to ? (
              <Anchor component={Link} {...linkTo(to)} fw={500} data-row>
                {cell}
              </Anchor>
            ) : (
              cell
            )}
            {column.isLink && isNarrow && <Minor list={list} row={row} />}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

/** Media query that matches the widths at which `visibleFrom="sm"` hides columns. */
const NARROW = '(max-width: 47.99em)';

/** On narrow screens, shows the values of a row's hidden columns below its name. Each number is shown with its column title. */
const Minor = <Row,>({ list, row }: Pick<RowProps<Row>, 'list' | 'row'>) => (
  <Group gap="2px 12px" fz="xs" c="dimmed" className="minor">
    {list.columns
      .filter(({ isMinor }) => isMinor)
      .map(({ key, title, align, cell }) => (
        <div key={key}>
          {align && `${text(title)}: `}
          {cell(row)}
        </div>
      ))}
  </Group>
);

interface SkeletonsProps {
  readonly columns: readonly Column<never>[];
  readonly isSelectable: boolean;
}

/** Placeholder rows that are shown while the first result page is loading. */
const Skeletons = ({ columns, isSelectable }: SkeletonsProps) =>
  Array.from({ length: 8 }, (_, index) => (
    <Table.Tr key={index}>
      {isSelectable && (
        <Table.Td>
          <Skeleton height={20} width={20} />
        </Table.Td>
      )}
      {columns.map((column) => (
        <Table.Td key={column.key} {...placeOf(column)}>
          <Skeleton height={20} maw={column.isLink ? 200 : 96} ms={column.align ? 'auto' : 0} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));

/** Matches a word that is long enough to push other columns out of view. */
const LONG_WORD = /\S{25}/;

/** Returns props that allow a text with a long word to break anywhere. All other texts break only between words. */
export const breakLong = (words: unknown) => ({
  ...(typeof words === 'string' && LONG_WORD.test(words) && { className: 'breakable' }),
});

const placeOf = ({ align, isMinor }: Column<never>, cell?: unknown) => ({
  ...breakLong(cell),
  ...(align && { ta: align, className: 'number' }),
  ...(isMinor && { visibleFrom: 'sm' as const }),
});

interface HeadProps {
  readonly column: Column<never>;
  readonly state: ListState;
  sort(by: string, dir: 'asc' | 'desc'): void;
}

const ORDERS = { asc: ['ascending', 'up'], desc: ['descending', 'down'] } as const;

function Head({ column, state, sort }: HeadProps) {
  const title = text(column.title);
  const { sort: key } = column;
  if (key === undefined)
    return (
      <Table.Th scope="col" {...placeOf(column)}>
        {title}
      </Table.Th>
    );
  const [order, icon] = state.sort === key ? ORDERS[state.dir] : (['none', 'sort'] as const);
  return (
    <Table.Th scope="col" aria-sort={order} {...placeOf(column)}>
      <UnstyledButton fz="sm" fw={600} onClick={() => sort(key, order === 'ascending' ? 'desc' : 'asc')}>
        {title} <Icon name={icon} size={12} />
      </UnstyledButton>
    </Table.Th>
  );
}

/** Moves focus from a row's link to the link in the next or previous row. */
function walkRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  links[links.indexOf(target) + step]?.focus();
  event.preventDefault();
}
