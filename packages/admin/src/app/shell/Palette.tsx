import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { extensionResourcesQuery } from '../../kit/extensions/manifest.ts';
import { resources } from '../resources.ts';
import { mayOpen } from '../../kit/resource.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { linkTo, linkToAddress } from '../../kit/shared/linkTo.ts';
import type { PagePath } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { useActions, useSettings } from './paletteEntries.tsx';
import { useMay } from '../../kit/api/permissions.ts';

const [store, spotlight] = createSpotlight();

/** Titles and icons of the record types in search results. Extensions may add record types. */
const RECORDS: Readonly<Record<string, readonly [PlainTextKey, IconName]>> = {
  order: ['search.orders', 'cart'],
  product: ['search.products', 'box'],
  customer: ['search.customers', 'users'],
  category: ['search.categories', 'folder'],
  cms_page: ['search.pages', 'file'],
  coupon: ['search.coupons', 'ticket'],
};

/** Command palette. It finds pages that the administrator may open, forms for new records, and the shop's records. */
export function Palette({ close }: { close(): void }) {
  const [query, setQuery] = useState('');
  useEffect(() => spotlight.open(), []);
  const pages = usePages(query);
  const { groups, isLoading } = useRecords(query);
  const isOffered = pages.length + groups.length > 0;
  const wait = useFirstHit(query, isOffered, isLoading);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      title={<span className="unseen">{text('app.search.title')}</span>}
      classNames={{ header: 'paletteHeader' }}
      nothingFound={text(isLoading ? 'app.search.loading' : 'app.search.none')}
      scrollable
      maxHeight={480}
      query={query}
      onQueryChange={setQuery}
      searchProps={{
        'aria-label': text('app.search.title'),
        placeholder: text('app.search.hint'),
        onKeyDown: wait,
      }}
      // Pages appear immediately. Records appear later and below the pages, so that the selected entry does not move.
      actions={[...pages, ...groups]}
      // The server has already filtered the records, and `usePages` has filtered the pages.
      filter={(_query, actions) => actions}
      onSpotlightClose={close}
    />
  );
}

/**
 * Selects the first result when one becomes available, even if it is a record, so that Enter opens it. Returns a handler that defers Enter
 * if there are no results yet.
 */
function useFirstHit(query: string, isOffered: boolean, isLoading: boolean) {
  const isRequested = useRef(false);
  useEffect(() => {
    isRequested.current = false;
    // The first result of the previous, shorter query may still be listed, but no longer in first position.
    for (const hit of document.querySelectorAll('[data-action][data-selected]'))
      hit.removeAttribute('data-selected');
  }, [query]);
  useEffect(() => {
    const first = query === '' ? null : document.querySelector<HTMLElement>('[data-action]');
    if (first && !document.querySelector('[data-action][data-selected]')) {
      first.setAttribute('data-selected', 'true');
      store.updateState((state) => ({ ...state, selected: 0 }));
    }
    if (isRequested.current) first?.click();
    isRequested.current &&= isLoading && !first;
  }, [query, isOffered, isLoading]);
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isOffered && isLoading) isRequested.current = true;
  };
}

const NUMBER = /^#?\d{2,}$/;

/** Finds the pages, new records, actions and settings whose labels contain the query. */
function usePages(query: string): readonly SpotlightActionGroupData[] {
  const may = useMay();
  const navigate = useNavigate();
  const keyword = query.trim().toLowerCase();
  const settings = useSettings(keyword);
  const others = useActions(keyword);
  const offer = (to: PagePath, label: string, icon: IconName) =>
    label.toLowerCase().includes(keyword)
      ? [
          {
            id: to,
            label,
            leftSection: <Icon name={icon} />,
            onClick: () => void navigate(linkTo(to)),
          },
        ]
      : [];
  const { data: extensions = [] } = useQuery(extensionResourcesQuery);
  const actions = [...resources, ...extensions].flatMap((resource) => {
    const { path, create, title, newTitle, icon, permissions } = resource;
    return [
      ...(mayOpen(may, resource) && !path.includes('$') ? offer(path, text(title), icon) : []),
      ...(create && may(permissions.create) ? offer(create, text(newTitle), 'plus') : []),
    ];
  });
  // A number is an order number, or part of a SKU or phone number.
  if (NUMBER.test(keyword)) return [];
  return [
    { group: text('search.pagesAndActions'), actions: [...actions, ...(keyword === '' ? [] : others)] },
    { group: text('search.settings'), actions: [...settings] },
  ].filter(({ actions: found }) => found.length > 0);
}

const MIN_LENGTH = 2;

/** Searches the shop's records and groups them by type. The group with an exact match, such as an order number, is listed first. */
function useRecords(query: string) {
  const navigate = useNavigate();
  const typed = NUMBER.test(query.trim()) ? query.trim().replace('#', '') : query.trim();
  const [keyword] = useDebouncedValue(typed, 200);
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', keyword],
    queryFn: () => shop.search.find({ q: keyword, limit: 5 }),
    enabled: keyword.length >= MIN_LENGTH,
  });
  // Results of a previous query are not offered because Enter would open them.
  const found = keyword === typed && keyword.length >= MIN_LENGTH ? data : [];
  const isExact = ({ hits }: (typeof found)[number]) =>
    hits.some(({ title }) => title.toLowerCase() === keyword.toLowerCase());
  const groups = found
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .map(({ type, hits }) => {
      const [title, icon] = RECORDS[type] ?? (['search.others', 'search'] as const);
      return {
        group: text(title),
        actions: hits.map((hit) => ({
          id: hit.uuid,
          label: hit.title,
          ...(hit.subtitle !== null && { description: hit.subtitle }),
          leftSection: <Icon name={icon} />,
          onClick: () => void navigate(linkToAddress(hit.edit_url)),
        })),
      };
    });
  return { groups, isLoading: isFetching || keyword !== typed };
}
