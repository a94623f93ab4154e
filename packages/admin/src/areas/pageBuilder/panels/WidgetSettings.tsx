import { Button, Group, Stack, Text } from '@mantine/core';
import { SettingInput } from '../../../kit/widgets/SettingInput.tsx';
import { shownSettings } from '../../../kit/widgets/schema.ts';
import type { Schema } from '../../../kit/widgets/schema.ts';
import type { ReactNode } from 'react';
import type { EditedLanguage } from '../usePage.ts';
import { text } from '../../../text/text.ts';
import type { Settings } from '../startSettings.ts';

interface Props {
  readonly schema: Schema;
  readonly settings: Settings;
  readonly errors: Readonly<Record<string, ReactNode>>;
  /** Null for the default language, whose settings are the base for all other languages. */
  readonly language: EditedLanguage | null;
  change(settings: Settings): void;
}

/**
 * Inputs for a widget's settings, generated from the schema of its type. They edit either the base settings or the differences in another
 * language.
 */
export function WidgetSettings({ schema, settings, errors, language, change }: Props) {
  const { required = [] } = schema;
  const translation = language && translationIn(settings, language.code);
  const setOwn = (key: string, value: unknown) =>
    change(
      language
        ? withTranslation(settings, language.code, { ...translation, [key]: value })
        : { ...settings, [key]: value },
    );
  return (
    <Stack gap="sm">
      {language && (
        <Text size="sm" c="dimmed">
          {text('builder.language.help', { language: language.name })}
        </Text>
      )}
      {shownSettings(schema, { ...settings, ...translation }).map(([key, own]) => {
        const isTranslated = translation !== null && key in translation;
        return (
          <div key={`${language?.code} ${key}`}>
            <SettingInput
              name={key}
              schema={own}
              isRequired={required.includes(key)}
              value={isTranslated ? translation[key] : settings[key]}
              path={language ? `settings.translations.${language.code}.${key}` : `settings.${key}`}
              errors={errors}
              change={(value) => setOwn(key, value)}
            />
            {isTranslated && (
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  size="compact-xs"
                  onClick={() =>
                    change(withTranslation(settings, language?.code ?? '', without(translation, key)))
                  }
                >
                  {text('builder.language.same')}
                </Button>
              </Group>
            )}
          </div>
        );
      })}
    </Stack>
  );
}

type Translations = Readonly<Record<string, Settings>>;

const translationIn = (settings: Settings, code: string): Settings =>
  (settings['translations'] as Translations | undefined)?.[code] ?? {};

/** Merges a language's settings into the widget settings. A language without settings is omitted. */
function withTranslation(settings: Settings, code: string, translation: Settings): Settings {
  const { translations: known = {}, ...own } = settings as { readonly translations?: Translations };
  const translations =
    Object.keys(translation).length > 0 ? { ...known, [code]: translation } : without(known, code);
  return Object.keys(translations).length > 0 ? { ...own, translations } : own;
}

const without = <Value,>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
