import { ActionIcon, Menu, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meQuery } from '../../kit/api/queries.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { languages } from '../../text/languages.ts';
import { chooseLanguage, language, text } from '../../text/text.ts';
import { useSignOut } from './useSignOut.ts';

interface Props {
  /** Opens the list of keyboard shortcuts. */
  keys(): void;
}

/** Account menu with the profile, theme, admin language and sign-out. */
export function AccountMenu({ keys }: Props) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const { isLeaving, signOut } = useSignOut();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" radius="xl" aria-label={text('app.account')}>
          <Icon name="user" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {me.full_name}
          <br />
          {me.email}
        </Menu.Label>
        <Menu.Item leftSection={<Icon name="user" />} component={Link} {...linkTo('/profile')}>
          {text('profile.title')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="external" />} component="a" href="/" target="_blank">
          {text('app.storefront')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name={scheme === 'dark' ? 'sun' : 'moon'} />}
          role="menuitemcheckbox"
          aria-checked={scheme === 'dark'}
          onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
        >
          {text('app.dark')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="info" />}
          rightSection={<Text size="xs">?</Text>}
          visibleFrom="sm"
          onClick={keys}
        >
          {text('keys.title')}
        </Menu.Item>
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="out" />} disabled={isLeaving} onClick={() => void signOut()}>
          {text('app.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const LanguageItems = () => (
  <>
    <Menu.Label>{text('app.language')}</Menu.Label>
    {Object.entries(languages).map(([code, { name }]) => (
      <Menu.Item
        key={code}
        lang={code}
        role="menuitemradio"
        aria-checked={code === language}
        leftSection={code === language ? <Icon name="check" /> : <span style={{ width: 16 }} />}
        onClick={() => chooseLanguage(code)}
      >
        {name}
      </Menu.Item>
    ))}
  </>
);
