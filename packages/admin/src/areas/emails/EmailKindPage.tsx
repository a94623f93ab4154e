import {
  Badge,
  Button,
  Card,
  Grid,
  Group,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { SaveBar } from '../../kit/form/SaveBar.tsx';
import { useGuard } from '../../kit/form/useChanges.ts';
import { storeQuery } from '../../kit/settings/settingsQuery.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { NotFound } from '../../kit/pages/ErrorPage.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { languageName, text } from '../../text/text.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { kindName, kindsQuery, kindText } from './kindsQuery.ts';
import type { Kind } from './kindsQuery.ts';
import { ReminderFigures } from './ReminderFigures.tsx';
import { WordsInput } from './WordsInput.tsx';

/** Page of an email type, with its texts in each language and a preview. */
export function EmailKindPage() {
  const { kind: id = '' } = useParams({ strict: false }) as { readonly kind?: string };
  const kinds = useQuery(kindsQuery);
  const store = useQuery(storeQuery);
  const error = kinds.error ?? store.error;
  if (error) return <Problem error={error} />;
  if (!kinds.isSuccess || !store.isSuccess) return <Skeleton height={400} />;
  const kind = kinds.data.find((one) => one.id === id);
  if (!kind) return <NotFound message={text('emails.unknown')} />;
  return <KindEditor key={id} kind={kind} languages={store.data.languages} />;
}

/** The merchant's texts by language and email part. The default replaces an empty text. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const savedWords = ({ words }: Kind, languages: readonly string[]): Words =>
  Object.fromEntries(
    languages.map((code) => [
      code,
      Object.fromEntries(words.flatMap(({ part, own }) => (own[code] ? [[part, own[code]]] : []))),
    ]),
  );

const withoutEmpty = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([code, texts]) => {
      const own = Object.entries(texts).filter(([, typed]) => typed.trim() !== '');
      return own.length > 0 ? [[code, Object.fromEntries(own)]] : [];
    }),
  );

interface EditorProps {
  readonly kind: Kind;
  readonly languages: readonly string[];
}

/** Manages the edited texts and saves them. */
function useWords({ kind, languages }: EditorProps) {
  const client = useQueryClient();
  const saved = savedWords(kind, languages);
  const [draft, setDraft] = useState<Words | null>(null);
  const words = draft ?? saved;
  const isDirty = draft !== null && JSON.stringify(draft) !== JSON.stringify(saved);
  const save = useMutation({
    mutationFn: () => {
      const own = withoutEmpty(words);
      return shop.settings.save({
        [kind.words_setting ?? '']: Object.keys(own).length === 0 ? null : own,
      });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['settings'] });
      setDraft(null);
      notifications.show({ color: 'teal', message: text('form.saved') });
    },
  });
  useGuard(() => isDirty);
  useHotkeys([['mod+S', () => isDirty && save.mutate()]], []);
  const change = (language: string, part: string, typed: string | null) => {
    const { [part]: former, ...rest } = words[language] ?? {};
    if (former !== typed)
      setDraft({ ...words, [language]: typed === null ? rest : { ...rest, [part]: typed } });
  };
  const discard = () => {
    setDraft(null);
    save.reset();
  };
  return { words, isDirty, save, change, discard };
}

function KindEditor({ kind, languages }: EditorProps) {
  const may = useMay();
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const { words, isDirty, save, change, discard } = useWords({ kind, languages });
  const shown = words[language] ?? {};
  const faults = isShopError(save.error) ? save.error.details : [];
  const hasWords = kind.words.length > 0;
  return (
    <Stack>
      <Heading kind={kind} language={language} words={shown} />
      <ReminderFigures kind={kind.id} />
      {languages.length > 1 && (
        <SegmentedControl
          aria-label={text('app.language')}
          value={language}
          onChange={setLanguage}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      <Grid>
        {hasWords && (
          <Grid.Col span={{ base: 12, md: 5 }}>
            <WordsInput
              kind={kind}
              language={language}
              words={shown}
              faultOf={(part) =>
                faults.find(({ path }) => path === `${kind.words_setting}.${language}.${part}`)?.message
              }
              disabled={!may('saveSetting')}
              change={(part, typed) => change(language, part, typed)}
            />
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, md: hasWords ? 7 : 12 }}>
          <PreviewOf kind={kind} language={language} words={shown} />
        </Grid.Col>
      </Grid>
      {isDirty && (
        <SaveBar
          faults={faults.length}
          label={text('form.save')}
          isSaving={save.isPending}
          save={() => save.mutate()}
          discard={discard}
          problem={save.error && faults.length === 0 && <Problem error={save.error} isAnswer />}
        />
      )}
    </Stack>
  );
}

function PreviewOf({ kind, language, words }: HeadingProps) {
  const may = useMay();
  if (kind.has_preview && may('previewEmail'))
    return <EmailPreview kind={kind.id} language={language} words={words} />;
  return (
    <Card>
      <Text c="dimmed">{text('emails.noPreview')}</Text>
    </Card>
  );
}

interface HeadingProps {
  readonly kind: Kind;
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

function Heading({ kind, language, words }: HeadingProps) {
  const may = useMay();
  const test = useAction({
    mutationFn: () => shop.emailKinds.sendTest(kind.id, { language, words }),
    onSuccess: ({ to }) =>
      notifications.show({ color: 'teal', message: text('emails.test.sent', { address: to }) }),
  });
  return (
    <Group justify="space-between">
      <div>
        <BackLink to="/setting/emails">{text('emails.title')}</BackLink>
        <Group>
          <Title order={1}>{kindName(kind.id)}</Title>
          {!kind.is_on && <Badge color="gray">{text('emails.isOff')}</Badge>}
        </Group>
        <Text c="dimmed">{kindText(kind.id)}</Text>
      </div>
      {kind.has_preview && may('sendTestEmail') && (
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {text('emails.test')}
        </Button>
      )}
    </Group>
  );
}
