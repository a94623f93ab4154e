import { Anchor, Card, Code, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { text, textOr, wordsOf } from '../../text/text.ts';
import type { Kind } from './kindsQuery.ts';

interface Props {
  readonly kind: Kind;
  readonly language: string;
  /** The merchant's custom texts in this language, by email part. */
  readonly words: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  faultOf(part: string): string | undefined;
  /** Changes a text. Null restores the default. */
  change(part: string, typed: string | null): void;
}

/** Inputs for the texts of an email type in one language. An empty input uses the default, which is shown as its placeholder. */
export const WordsInput = ({ kind, language, words, disabled, faultOf, change }: Props) => (
  <Card component="section" aria-label={text('emails.words')}>
    <Stack>
      <Title order={2}>{text('emails.words')}</Title>
      {kind.words.map(({ part, placeholders, defaults }) => {
        const own = words[part];
        const standard = defaults[language] ?? '';
        return (
          <div key={part}>
            <Textarea
              label={textOr(`emails.part.${part}`, wordsOf(part))}
              autosize
              minRows={part === 'subject' ? 1 : 3}
              disabled={disabled}
              error={faultOf(part)}
              value={own ?? standard}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                change(part, typed === standard ? null : typed);
              }}
            />
            <Group gap={6} mt={6}>
              <Text size="xs" c="dimmed">
                {text('emails.placeholders')}
              </Text>
              {placeholders.map((name) => (
                <Code key={name}>{`{${name}}`}</Code>
              ))}
              {own !== undefined && !disabled && (
                <Anchor component="button" type="button" size="xs" onClick={() => change(part, null)}>
                  {text('shopSettings.toDefault')}
                </Anchor>
              )}
            </Group>
          </div>
        );
      })}
    </Stack>
  </Card>
);
