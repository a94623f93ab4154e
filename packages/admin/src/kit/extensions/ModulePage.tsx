import { use } from 'react';
import type { ComponentType } from 'react';
import { Fence } from './Fence.tsx';
import type { DeclaredModule } from './manifest.ts';
import { forgetModule, loadModule, partOf } from './modules.ts';
import { usePermissions } from './usePermissions.ts';
import { words } from './words.ts';

const pages = new Map<string, ComponentType>();

/** Returns a page component that an extension module renders. Returns the same component for repeated calls. */
export function modulePage(
  module: DeclaredModule,
  { path, title }: DeclaredModule['pages'][number],
): ComponentType {
  const key = `${module.address} ${path}`;
  const known = pages.get(key);
  if (known) return known;
  const page = () => (
    <Fence key={key} extension={module.extension} pageTitle={words(title)} retry={() => forgetModule(module)}>
      <Drawn module={module} path={path} />
    </Fence>
  );
  pages.set(key, page);
  return page;
}

function Drawn({ module, path }: { readonly module: DeclaredModule; readonly path: string }) {
  const permissions = usePermissions();
  const Page = partOf(use(loadModule(module)).pages, path);
  return <Page permissions={permissions} />;
}
