import { Badge, Tooltip } from '@mantine/core';
import { use } from 'react';
import type { ReactNode } from 'react';
import { exactTime, timeAgo } from '../../text/text.ts';
import type { Column } from '../list/defineList.ts';
import { Thumb } from '../catalog/Thumb.tsx';
import { Enabled } from '../shared/Enabled.tsx';
import { Fence } from './Fence.tsx';
import type { DeclaredModule } from './manifest.ts';
import { loadModule, partOf } from './modules.ts';
import { usePermissions } from './usePermissions.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Returns the value at a path of a row, such as `customer.fullName`. */
export const valueAt = (row: Row, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], row);

/** Returns a column's alignment. Numbers are aligned to the end of the line. */
export const alignOf = (as: string | undefined): Pick<Column<Row>, 'align'> =>
  as === 'money' || as === 'number' ? { align: 'end' } : {};

interface Props {
  readonly extension: string;
  /** Extension module that renders values of types that contain a colon. */
  readonly module: DeclaredModule | undefined;
  readonly as: string;
  readonly value: unknown;
  readonly row: Row;
}

/** Table cell that formats a value as the extension's column declares. A rendering error in one cell does not affect the others. */
export const Cell = (props: Props) => (
  <Fence extension={props.extension} isInLine>
    <Shown {...props} />
  </Fence>
);

function Shown({ module, as, value, row }: Props): ReactNode {
  if (as.includes(':')) return module && <ModuleCell module={module} kind={as} value={value} row={row} />;
  if (value === null || value === undefined) return null;
  switch (as) {
    case 'money':
      return String((value as { readonly text?: unknown }).text ?? '');
    case 'date':
      return (
        <Tooltip label={exactTime(String(value))}>
          <time dateTime={String(value)}>{timeAgo(String(value))}</time>
        </Tooltip>
      );
    case 'image':
      return <Thumb src={String(value)} size={36} />;
    case 'status':
      return typeof value === 'string' ? <Badge>{value}</Badge> : <Enabled status={Number(value)} />;
    default:
      return String(value);
  }
}

interface ModuleCellProps {
  readonly module: DeclaredModule;
  /** Column type, such as `loyalty:level`. */
  readonly kind: string;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Table cell that an extension module renders. */
function ModuleCell({ module, kind, value, row }: ModuleCellProps) {
  const permissions = usePermissions();
  const Cell = partOf(use(loadModule(module)).cells, kind.slice(kind.indexOf(':') + 1));
  return <Cell value={value} row={row} permissions={permissions} />;
}
