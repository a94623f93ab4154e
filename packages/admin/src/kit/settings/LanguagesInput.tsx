import { Input, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { languageName, text } from '../../text/text.ts';
import { commonOf } from './settingInputProps.ts';
import type { SettingInputProps } from './settingInputProps.ts';
import { storeQuery } from './settingsQuery.ts';

const RichText = lazy(async () => ({ default: (await import('../form/RichText.tsx')).RichText }));

/** Input for a setting's text in the shop's additional languages. */
export function LanguagesInput({ isHtml, ...props }: SettingInputProps & { readonly isHtml: boolean }) {
  const { data: store } = useQuery(storeQuery);
  const { value, disabled, change } = props;
  const { label, description, error } = commonOf(props);
  const texts = (value ?? {}) as Readonly<Record<string, string>>;
  const others = store?.languages.slice(1) ?? [];
  const set = (code: string) => (typed: string) => {
    const { [code]: _, ...rest } = texts;
    change(typed === '' ? rest : { ...rest, [code]: typed });
  };
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      {store && others.length === 0 && <Text c="dimmed">{text('shopSettings.languages.none')}</Text>}
      <Stack gap="sm" mt={4}>
        {others.map((code) =>
          isHtml ? (
            <Suspense key={code} fallback={null}>
              <RichText
                label={languageName(code)}
                html={texts[code] ?? ''}
                disabled={disabled}
                onChange={set(code)}
              />
            </Suspense>
          ) : (
            <Textarea
              key={code}
              label={languageName(code)}
              autosize
              disabled={disabled}
              value={texts[code] ?? ''}
              onChange={(event) => set(code)(event.currentTarget.value)}
            />
          ),
        )}
      </Stack>
    </Input.Wrapper>
  );
}
