import type { SlotId, SlotProps, SlotRecords } from '@shop/admin';
import { use } from 'react';
import type { ComponentType } from 'react';
import { Fence } from './Fence.tsx';
import type { DeclaredModule } from './manifest.ts';
import { forgetModule, loadModule, partOf } from './modules.ts';
import { usePermissions } from './usePermissions.ts';

interface Props {
  readonly modules: readonly DeclaredModule[];
  readonly slot: SlotId;
  /** Record that the slot shows. */
  readonly record: SlotRecords[SlotId];
}

/** Renders the content that extension modules provide for a page slot. */
export const ModuleSlots = ({ modules, ...props }: Props) =>
  modules.map((module) => (
    <Fence key={module.extension} extension={module.extension} retry={() => forgetModule(module)}>
      <Drawn module={module} {...props} />
    </Fence>
  ));

function Drawn({ module, slot, record }: Omit<Props, 'modules'> & { readonly module: DeclaredModule }) {
  const permissions = usePermissions();
  // The page passes the record of this slot.
  const Part = partOf(use(loadModule(module)).slots, slot) as ComponentType<SlotProps> | undefined;
  if (Part === undefined) return null;
  return <Part record={record} permissions={permissions} />;
}
