import { Button, Card, Group, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Resource } from '../resource.ts';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { linkTo } from '../shared/linkTo.ts';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { BulkBar } from '../list/BulkBar.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { filtersOf, PAGE, PAGE_SIZES } from '../list/defineList.ts';
import type { Filter, Go, ListDefinition, ListState, Page } from '../list/defineList.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { Pager, pagesOf } from '../list/Pager.tsx';
import { useSelection } from '../list/useSelection.ts';
import { SavedViews } from '../list/SavedViews.tsx';

interface Props<Row> {
  readonly resource: Resource;
  readonly list: ListDefinition<Row>;
  readonly state: ListState;
}

/** Page used by all lists, with the search, filters, table and bulk actions. Its state is in the URL. */
export function ListPage<Row>({ resource, list, state }: Props<Row>) {
  const may = useMay();
  const filters = filtersOf(list, state);
  const { selected, select, reading, selectAll } = useSelection(list, filters);
  const page = useQuery({
    queryKey: [resource.id, 'list', filters],
    queryFn: () => list.load(filters),
    placeholderData: keepPreviousData,
  });
  const go = useGo(state);
  const actions = list.bulk?.filter(({ permission }) => may(permission)) ?? [];
  const rows = page.data?.items ?? null;
  const isFiltered = state.q !== '' || Object.values(state.f).some((value) => value !== '');
  const isEmpty = rows?.length === 0 && !isFiltered && state.page === 1;
  return (
    <Stack gap="md">
      <Head resource={resource} list={list} isEmpty={isEmpty} filters={filters} />
      {page.error && <Problem error={page.error} retry={() => void page.refetch()} />}
      {list.views && !isEmpty && <SavedViews resource={resource} views={list.views} state={state} go={go} />}
      {isEmpty ? (
        <EmptyList resource={resource} list={list} />
      ) : (
        <Card padding={0}>
          {selected.size > 0 ? (
            <BulkBar
              resource={resource}
              actions={actions}
              selected={selected}
              select={select}
              all={page.data && page.data.total > selected.size ? { ...page.data, reading, selectAll } : null}
            />
          ) : (
            <FilterBar list={list} state={state} go={go} />
          )}
          {list.Whole && !isFiltered ? (
            <Suspense fallback={<Skeleton height={120} />}>
              <list.Whole />
            </Suspense>
          ) : (
            <>
              <DataTable
                list={list}
                rows={rows}
                state={state}
                edit={resource.edit}
                selected={selected}
                select={actions.length > 0 ? select : null}
                sort={(sort, dir) => go({ sort, dir })}
              />
              {rows?.length === 0 && <NoMatch go={go} />}
              <Footer page={page.data ?? null} state={state} go={go} />
            </>
          )}
        </Card>
      )}
    </Stack>
  );
}

interface HeadProps {
  readonly resource: Resource;
  readonly list: Pick<ListDefinition<never>, 'title' | 'Actions'>;
  readonly isEmpty: boolean;
  readonly filters: readonly Filter[];
}

/** Title of a list and its buttons. */
const Head = ({ resource, list, isEmpty, filters }: HeadProps) => (
  <Group justify="space-between">
    <Title order={1}>{text(list.title)}</Title>
    <Group>
      {list.Actions && (
        <Suspense fallback={null}>
          <list.Actions filters={filters} />
        </Suspense>
      )}
      {!isEmpty && <CreateButton resource={resource} />}
    </Group>
  </Group>
);

function CreateButton({ resource }: { readonly resource: Resource }) {
  const may = useMay();
  if (!resource.create || !may(resource.permissions.create)) return null;
  return (
    <Button component={Link} {...linkTo(resource.create)}>
      {text(resource.newTitle)}
    </Button>
  );
}

interface EmptyProps {
  readonly resource: Resource;
  readonly list: Pick<ListDefinition<never>, 'empty' | 'begin'>;
}

/** Message shown for a list without records, with a button to get started. */
const EmptyList = ({ resource, list: { empty, begin } }: EmptyProps) => (
  <Card ta="center" py={64}>
    <Stack align="center">
      <Icon name={resource.icon} size={40} />
      <Text maw={420}>{text(empty)}</Text>
      <CreateButton resource={resource} />
      {begin &&
        (begin.isInShop ? (
          <Button
            component="a"
            href={begin.to}
            target="_blank"
            variant="default"
            rightSection={<Icon name="external" />}
          >
            {text(begin.title)}
          </Button>
        ) : (
          <Button component={Link} {...linkTo(begin.to)} variant="default">
            {text(begin.title)}
          </Button>
        ))}
    </Stack>
  </Card>
);

const NoMatch = ({ go }: { readonly go: Go }) => (
  <Group p="xl" justify="center">
    <Text c="dimmed">{text('list.noneMatch')}</Text>
    <Button variant="default" size="xs" onClick={() => go({ q: '', f: {} })}>
      {text('list.clearFilters')}
    </Button>
  </Group>
);

/** Returns a function that updates the list state in the URL. Every change other than the page number returns to the first page. */
function useGo(state: ListState): Go {
  const navigate = useNavigate();
  return (change) => {
    void navigate({ ...linkTo('.', { ...state, page: 1, ...change }), replace: true });
  };
}

interface FooterProps {
  readonly page: Page<unknown> | null;
  readonly state: ListState;
  readonly go: Go;
}

function Footer({ page, state, go }: FooterProps) {
  const found =
    page &&
    (page.totalIsExact
      ? text('list.found', { count: page.total })
      : text('list.foundMore', { count: page.total }));
  const pages = pagesOf(page?.total ?? 0, state.size);
  return (
    <Group justify="space-between" p="sm">
      <Text c="dimmed" role="status">
        {found ?? ''}
      </Text>
      {(page?.total ?? 0) > PAGE && (
        <SegmentedControl
          size="xs"
          aria-label={text('list.size')}
          value={String(state.size)}
          onChange={(size) => go({ size: Number(size) })}
          data={PAGE_SIZES.map(String)}
        />
      )}
      <Pager page={state.page} pages={pages} go={(next) => go({ page: next })} />
    </Group>
  );
}
