import { use } from 'react';
import type { DeclaredModule } from './manifest.ts';
import { loadModule, partOf } from './modules.ts';
import { usePermissions } from './usePermissions.ts';

interface Props {
  readonly module: DeclaredModule;
  /** Column type, such as `loyalty:level`. */
  readonly kind: string;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Table cell that an extension module renders. */
export function ModuleCell({ module, kind, value, row }: Props) {
  const permissions = usePermissions();
  const Cell = partOf(use(loadModule(module)).cells, kind.slice(kind.indexOf(':') + 1));
  return <Cell value={value} row={row} permissions={permissions} />;
}
