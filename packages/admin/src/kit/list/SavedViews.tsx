import { Group, UnstyledButton } from '@mantine/core';
import type { Resource } from '../resource.ts';
import { usePreference } from '../shared/usePreference.ts';
import { text } from '../../text/text.ts';
import type { Go, ListState, View } from './defineList.ts';
import { NameInput, ViewOptions } from './ViewTools.tsx';
import type { OwnView } from './ViewTools.tsx';

interface Props {
  readonly resource: Resource;
  readonly views: readonly View[];
  readonly state: ListState;
  readonly go: Go;
}

/** Tabs above a list for all records, the list's predefined views, and the administrator's saved views. */
export function SavedViews({ resource, views, state, go }: Props) {
  const { own, save } = useOwnViews(resource.id);
  const tabs = [
    { id: '', name: text('list.views.all'), q: '', f: {} },
    ...views.map(({ id, title, f }) => ({ id, name: text(title), q: '', f })),
  ];
  const current = tabs.find((view) => isShown(view, state));
  const ownCurrent = current ? undefined : own.find((view) => isShown(view, state));
  const asView = (name: string): OwnView => ({
    name,
    q: state.q,
    sort: state.sort,
    dir: state.dir,
    f: setFilters(state.f),
  });
  const others = own.filter((view) => view !== ownCurrent);
  return (
    <Group gap="xs" justify="space-between">
      <nav className="views" aria-label={text('list.views')}>
        {tabs.map(({ id, name, q, f }) => (
          <Tab key={id} name={name} isCurrent={current?.id === id} open={() => go({ q, f })} />
        ))}
        {own.map((view) => (
          <Tab
            key={view.name}
            name={view.name}
            isCurrent={view === ownCurrent}
            open={() => go({ q: view.q, f: view.f, sort: view.sort, dir: view.dir })}
          />
        ))}
      </nav>
      {ownCurrent ? (
        <ViewOptions
          view={ownCurrent}
          rename={(name) => save(own.map((view) => (view === ownCurrent ? { ...view, name } : view)))}
          remove={() => {
            save(others);
            go({ q: '', f: {} });
          }}
        />
      ) : (
        !current && (
          <NameInput
            label={text('list.views.save')}
            initial=""
            done={(name) => save([...own.filter((view) => view.name !== name), asView(name)])}
          />
        )
      )}
    </Group>
  );
}

/** Reads and writes the administrator's saved views of a list. */
function useOwnViews(list: string) {
  const [all, change] = usePreference<Readonly<Record<string, readonly OwnView[]>>>('views', {});
  return {
    own: all[list] ?? [],
    save: (views: readonly OwnView[]) => change((saved) => ({ ...saved, [list]: views })),
  };
}

const setFilters = (f: ListState['f']): ListState['f'] =>
  Object.fromEntries(Object.entries(f).filter(([, value]) => value !== ''));

/** Reports whether a view's search and filters match the list's current state. */
function isShown(view: Pick<ListState, 'q' | 'f'>, state: ListState): boolean {
  const set = Object.entries(setFilters(state.f));
  return (
    view.q === state.q &&
    set.length === Object.keys(view.f).length &&
    set.every(([key, value]) => view.f[key] === value)
  );
}

interface TabProps {
  readonly name: string;
  readonly isCurrent: boolean;
  open(): void;
}

const Tab = ({ name, isCurrent, open }: TabProps) => (
  <UnstyledButton className="view" {...(isCurrent && { 'aria-current': 'true' as const })} onClick={open}>
    {name}
  </UnstyledButton>
);
