import { Button, Checkbox, Group, SimpleGrid, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionsQuery } from '../../kit/permissions/permissionsQuery.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { groupTitle } from '../../kit/permissions/permissionWords.ts';
import type { NamedPermission } from '../../kit/permissions/permissionWords.ts';

/** Permission that grants all others. */
const ALL = '*';

/** Permission to open lists and search, which every read permission includes. See `grants.ts` of the runtime. */
const LISTS = 'adminGraphql';
const READS = /^(?:get|list|search)[A-Z]/;

interface Props {
  readonly value: readonly string[];
  change(value: readonly string[]): void;
  /** True if permissions must be selected individually, so that the switch for all permissions is hidden. */
  readonly isNamed?: boolean;
}

/** Permission selection in expandable groups, with a search and a switch for all permissions. */
export function PermissionTree({ value, change, isNamed = false }: Props) {
  const may = useMay();
  const [search, setSearch] = useState('');
  const { data, error } = useQuery(permissionsQuery);
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton height={200} />;
  const hasAll = value.includes(ALL);
  const mayAll = data.every(({ id }) => may(id));
  const sought = search.trim().toLowerCase();
  const groups = Map.groupBy(
    data.filter(({ words, owner }) => `${words} ${groupTitle(owner)}`.toLowerCase().includes(sought)),
    ({ owner }) => groupTitle(owner),
  );
  const grantsLists = value.some((id) => READS.test(id));
  const granted = new Set(grantsLists ? [...value, LISTS] : value);
  const set = (ids: readonly string[], isHeld: boolean) => {
    const next = new Set(value);
    for (const id of ids) {
      if (isHeld) next.add(id);
      else next.delete(id);
    }
    change(data.map(({ id }) => id).filter((id) => next.has(id)));
  };
  return (
    <Stack gap="sm" mt="xs">
      {!isNamed && (mayAll || hasAll) && (
        <Switch
          label={text('roles.all')}
          description={text('roles.all.help')}
          checked={hasAll}
          onChange={(event) => change(event.currentTarget.checked ? [ALL] : [])}
        />
      )}
      {!hasAll && (
        <>
          <Search value={search} change={setSearch} />
          {groups.size === 0 && <Text c="dimmed">{text('app.search.none')}</Text>}
          {[...groups].map(([title, members]) => (
            <PermissionGroup
              key={title}
              title={title}
              members={members}
              granted={granted}
              isGiven={grantsLists ? (id) => id === LISTS : () => false}
              isUnfolded={sought !== ''}
              set={set}
            />
          ))}
        </>
      )}
    </Stack>
  );
}

interface SearchProps {
  readonly value: string;
  change(value: string): void;
}

const Search = ({ value, change }: SearchProps) => (
  <TextInput
    type="search"
    aria-label={text('roles.search')}
    placeholder={text('roles.search')}
    leftSection={<Icon name="search" />}
    value={value}
    onChange={(event) => change(event.currentTarget.value)}
  />
);

interface GroupProps {
  readonly title: string;
  readonly members: readonly NamedPermission[];
  readonly granted: ReadonlySet<string>;
  /** Reports whether a permission is included in another selected permission. */
  isGiven(id: string): boolean;
  /** True if a search has expanded the group. */
  readonly isUnfolded: boolean;
  set(ids: readonly string[], isHeld: boolean): void;
}

/** Permission group with a checkbox for all of its permissions. */
function PermissionGroup({ title, members, granted, isGiven, isUnfolded, set }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isUnfolded;
  const ids = members.map(({ id }) => id);
  const count = ids.filter((id) => granted.has(id)).length;
  return (
    <div role="group" aria-label={title}>
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          label={title}
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={() => set(ids, count < ids.length)}
          fw={600}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isShown}
          aria-label={text('roles.unfold', { group: title, count, total: ids.length })}
          rightSection={<Icon name={isShown ? 'chevronDown' : 'chevronRight'} size={12} />}
          onClick={() => setOpen(!isOpen)}
        >
          {text('roles.held', { count, total: ids.length })}
        </Button>
      </Group>
      {isShown && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs" ms="xl">
          {members.map(({ id, words }) => (
            <Checkbox
              key={id}
              label={words}
              checked={granted.has(id)}
              disabled={isGiven(id)}
              description={isGiven(id) && text('roles.given')}
              onChange={() => set([id], !granted.has(id))}
            />
          ))}
        </SimpleGrid>
      )}
    </div>
  );
}
