import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { extensionResourcesQuery } from '../../kit/extensions/manifest.ts';
import { resources } from '../resources.ts';
import { mayOpen } from '../../kit/resource.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import type { PagePath } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';
import { useActions, useSettings } from './paletteEntries.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { NUMBER, useRecords } from './paletteRecords.tsx';

const [store, spotlight] = createSpotlight();

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
