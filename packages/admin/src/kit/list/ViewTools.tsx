import { ActionIcon, Button, Group, Menu, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { ListState } from './defineList.ts';

/** A saved view, which is stored in the preferences of the administrator's account. */
export interface OwnView extends Pick<ListState, 'q' | 'sort' | 'dir' | 'f'> {
  readonly name: string;
}

interface NameProps {
  readonly label: string;
  readonly initial: string;
  done(name: string): void;
}

/** A button that asks for the name of a view. */
export function NameInput({ label, initial, done }: NameProps) {
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

/** Buttons that rename and delete a saved view. */
export const ViewOptions = ({ view, rename, remove }: OptionsProps) => (
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
