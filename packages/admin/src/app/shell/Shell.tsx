import { ActionIcon, AppShell, Burger, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { shopNameQuery } from '../../kit/api/queries.ts';
import { resources } from '../resources.ts';
import { ResourcesContext } from '../../kit/resource.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useRetainedFocus } from './keepFocus.ts';
import { Navigation } from './Navigation.tsx';
import { SessionDialog } from '../../kit/session/SessionDialog.tsx';
import { UndoNotices } from './UndoNotices.tsx';
import { useKeys } from './useKeys.ts';

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** Frame around every page, with navigation, search and the account menu. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const [isPaletteOpen, palette] = usePalette();
  const [areKeysShown, keys] = useDisclosure();
  useKeys(useMemo(() => ({ palette: palette.open, keys: keys.open }), [palette.open, keys.open]));
  const { data: shopName = '' } = useQuery(shopNameQuery);
  useRetainedFocus();
  usePageTitle(shopName);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a className="skip" href="#main">
        {text('app.skip')}
      </a>
      <AppShell.Header>
        <Header shopName={shopName} isOpen={isOpen} toggle={toggle} search={palette.open} keys={keys.open} />
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={text('app.sections')}>
        <Navigation onChoose={close} />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <div className="main">
          {/* While a page loads, only the page content is hidden. The frame and the focused element stay visible. */}
          <Suspense fallback={null}>
            <ResourcesContext value={resources}>
              <Outlet />
            </ResourcesContext>
          </Suspense>
        </div>
      </AppShell.Main>
      <SessionDialog />
      <UndoNotices />
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette close={palette.close} />
        </Suspense>
      )}
      {areKeysShown && (
        <Suspense fallback={null}>
          <KeysDialog close={keys.close} />
        </Suspense>
      )}
    </AppShell>
  );
}

interface HeaderProps {
  readonly shopName: string;
  /** True if the navigation is open on a narrow screen. */
  readonly isOpen: boolean;
  toggle(): void;
  search(): void;
  /** Opens the list of keyboard shortcuts. */
  keys(): void;
}

function Header({ shopName, isOpen, toggle, search, keys }: HeaderProps) {
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group wrap="nowrap" miw={0}>
        <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={text('app.menu')} />
        <Text fw={700} size="lg" truncate>
          {shopName}
        </Text>
      </Group>
      <Group wrap="nowrap" gap="xs">
        <Button
          variant="default"
          leftSection={<Icon name="search" />}
          onClick={search}
          onPointerEnter={loadPalette}
          visibleFrom="sm"
          rightSection={
            <Text size="xs" c="dimmed">
              Ctrl K
            </Text>
          }
        >
          {text('app.search')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          onClick={search}
          hiddenFrom="sm"
          aria-label={text('app.search')}
        >
          <Icon name="search" />
        </ActionIcon>
        <AccountMenu keys={keys} />
      </Group>
    </Group>
  );
}

/** Opens the command palette with Ctrl K, regardless of focus. */
function usePalette() {
  const [isOpen, handlers] = useDisclosure();
  const { toggle } = handlers;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The palette starts loading when Ctrl or Command is pressed, so that it is ready before the administrator types.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);
  return [isOpen, handlers] as const;
}

/** Sets the browser window title to the page heading and the shop name, so that users can tell tabs and history entries apart. */
function usePageTitle(shopName: string): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const name = () => {
      const heading = main.querySelector('h1')?.textContent ?? '';
      const title = [heading, shopName].filter((part) => part !== '').join(' · ');
      if (title !== '' && document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [shopName]);
}
