import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { settingsQuery } from '../../kit/settings/settingsQuery.ts';
import { groupTitle, helpOf, nameOf } from '../../kit/settings/settingWords.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { languages } from '../../text/languages.ts';
import { chooseLanguage, language, text } from '../../text/text.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { useSignOut } from './useSignOut.ts';

const MOST_SETTINGS = 6;

/** Finds settings whose names or descriptions contain the query, with name matches first. An empty query returns no settings. */
export function useSettings(keyword: string): readonly SpotlightActionData[] {
  const may = useMay();
  const navigate = useNavigate();
  const { data = [] } = useQuery({ ...settingsQuery, enabled: may('getSettingsSchema'), staleTime: 60_000 });
  if (keyword.length < 2) return [];
  const open = (group: string, hash: string) => () => void navigate({ ...linkTo(`/setting/${group}`), hash });
  const icon = { leftSection: <Icon name="gear" /> };
  const found = data.map((setting) => ({
    ...icon,
    id: setting.key,
    label: nameOf(setting),
    group: setting.group,
    help: helpOf(setting) ?? '',
    onClick: open(setting.group, setting.key),
  }));
  const has = (words: string) => words.toLowerCase().includes(keyword);
  const byName = found.filter(({ label }) => has(label));
  const byHelp = found.filter(({ label, help }) => !has(label) && has(help));
  return [...byName, ...byHelp].slice(0, MOST_SETTINGS).map(({ id, label, group, leftSection, onClick }) => ({
    id,
    label,
    leftSection,
    onClick,
    description: groupTitle(group),
  }));
}

/** Finds global actions whose labels contain the query, such as themes, languages and sign-out. */
export function useActions(keyword: string): readonly SpotlightActionData[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const { signOut } = useSignOut();
  const actions: readonly (readonly [id: string, label: string, icon: IconName, onClick: () => void])[] = [
    ['password', text('profile.password.change'), 'key', () => void navigate(linkTo('/profile'))],
    [
      'dark',
      text('app.dark'),
      scheme === 'dark' ? 'sun' : 'moon',
      () => setColorScheme(scheme === 'dark' ? 'light' : 'dark'),
    ],
    ...Object.entries(languages)
      .filter(([code]) => code !== language)
      .map(
        ([code, { name }]) =>
          [
            `language-${code}`,
            `${text('app.language')}: ${name}`,
            'sliders',
            () => chooseLanguage(code),
          ] as const,
      ),
    ['storefront', text('app.storefront'), 'external', () => void window.open('/', '_blank', 'noreferrer')],
    ['signOut', text('app.logOut'), 'out', () => void signOut()],
  ];
  return actions
    .filter(([, label]) => label.toLowerCase().includes(keyword))
    .map(([id, label, icon, onClick]) => ({ id, label, leftSection: <Icon name={icon} />, onClick }));
}
