import { NavLink, ScrollArea, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { extensionResourcesQuery } from '../../kit/extensions/manifest.ts';
import { mayOpen, navGroups } from '../../kit/resource.ts';
import type { NavGroup, Resource } from '../../kit/resource.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import { resources } from '../resources.ts';

/** Lists the pages that the administrator may open, by group. */
export function Navigation({ onChoose }: { onChoose(): void }) {
  const may = useMay();
  const { pathname } = useLocation();
  const { data: extensions = [] } = useQuery(extensionResourcesQuery);
  const offered = [...resources, ...extensions].filter((resource) => mayOpen(may, resource));
  const current = pageAt(offered, pathname);
  const isAt = (resource: Resource) => resource === current;
  return (
    <ScrollArea>
      {navGroups.map((group) => {
        const members = offered.filter((resource) => resource.group === group);
        if (members.length === 0) return null;
        const links = members.map((resource) => (
          <NavLink
            key={resource.id}
            component={Link}
            {...linkTo(resource.path)}
            label={text(resource.title)}
            leftSection={<Icon name={resource.icon} />}
            active={isAt(resource)}
            {...(isAt(resource) && { ref: showInNavigation })}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onChoose}
          />
        ));
        return <NavGroupOf key={group} group={group} isOpen={members.some(isAt)} links={links} />;
      })}
    </ScrollArea>
  );
}

/** Scrolls the current page's link into view if the navigation is taller than the window. */
const showInNavigation = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });

/** Finds the resource of the current page. The longest matching path is used because some paths are nested in others. */
const pageAt = (offered: readonly Resource[], pathname: string): Resource | undefined =>
  offered
    .filter(({ group }) => group !== undefined)
    .map((resource) => {
      const starts = [resource.path, resource.edit, resource.create].filter((start) => start !== undefined);
      return {
        resource,
        length: Math.max(0, ...starts.filter((one) => isBelow(pathname, one)).map((one) => one.length)),
      };
    })
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)[0]?.resource;

const isBelow = (pathname: string, start: string): boolean =>
  start === '/' ? pathname === '/' : pathname === start || pathname.startsWith(`${start}/`);

interface NavGroupProps {
  readonly group: NavGroup;
  /** True if one of the group's pages is open. */
  readonly isOpen: boolean;
  readonly links: ReactNode;
}

/** Navigation group with a heading that collapses it. */
function NavGroupOf({ group, isOpen, links }: NavGroupProps) {
  const isSeldom = group === 'nav.settings' || group === 'nav.system';
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isShown = isUnfolded ?? (isOpen || !isSeldom);
  return (
    <div>
      <UnstyledButton className="navGroup" aria-expanded={isShown} onClick={() => setUnfolded(!isShown)}>
        {text(group)}
        <Icon name={isShown ? 'chevronDown' : 'chevronRight'} size={12} />
      </UnstyledButton>
      {isShown && links}
    </div>
  );
}
