import { ActionIcon, Button, Group, Menu, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import { Icon } from '../shared/Icon.tsx';
import { usePreference } from '../shared/usePreference.ts';
import { text } from '../../text/text.ts';
import type { Go, ListState, View } from './defineList.ts';

/** A saved view, which is stored in the preferences of the administrator's account. */
interface OwnView extends Pick<ListState, 'q' | 'sort' | 'dir' | 'f'> {
  readonly name: string;
}

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
        <Options
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

interface NameProps {
  readonly label: string;
  readonly initial: string;
  done(name: string): void;
}

/** A button that asks for the name of a view. */
function NameInput({ label, initial, done }: NameProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(initial);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-end">
      <Popover.Target>
        <Button variant="subtle" size="xs" onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            setOpen(false);
            done(name.trim());
          }}
        >
          <Group align="end">
            <TextInput
              label={text('list.views.name')}
              data-autofocus
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit">{text('form.save')}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

interface OptionsProps {
  readonly view: OwnView;
  rename(name: string): void;
  remove(): void;
}

const Options = ({ view, rename, remove }: OptionsProps) => (
  <Group gap={4}>
    <NameInput key={view.name} label={text('list.views.rename')} initial={view.name} done={rename} />
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={text('list.views.options', { name: view.name })}>
          <Icon name="chevronDown" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="trash" />} onClick={remove}>
          {text('list.views.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </Group>
);
