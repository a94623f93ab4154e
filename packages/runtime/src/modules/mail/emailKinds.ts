import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { EMAIL_RECIPIENTS, isSwitchedOn, switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';
import { placeholdersOf, readOwnWords, wordsSettingOf } from './ownWords.ts';

const byLanguage = (description: string) => z.record(z.string(), z.string()).describe(description);

/** A kind of email, as returned by the API. */
export const emailKindAnswer = z.object({
  id: z.string().describe('The ID, such as `orderConfirmation`.'),
  to: z.enum(EMAIL_RECIPIENTS).describe('The recipients of emails of this type.'),
  owner: z.string().nullable().describe('The module or extension that sends it.'),
  is_mandatory: z.boolean().describe('True if no setting turns off this email type.'),
  is_on: z.boolean().describe('True if the shop sends this email type.'),
  switch: z
    .string()
    .nullable()
    .describe('The setting that turns off this email type. Null if there is none.'),
  has_preview: z.boolean().describe('True if this email type can be previewed and sent as a test.'),
  words_setting: z
    .string()
    .nullable()
    .describe("The setting with the merchant's custom text. Null if this email type has none."),
  words: z
    .array(
      z.object({
        part: z.string().describe('The name of the text, such as `subject`.'),
        placeholders: z.array(z.string()).describe('The names of the placeholders that the text can use.'),
        defaults: byLanguage('The default text, by language code.'),
        own: byLanguage("The merchant's custom text, by language code. If absent, the default text is used."),
      }),
    )
    .describe('The texts that the merchant can customize.'),
});
type EmailKindAnswer = z.output<typeof emailKindAnswer>;

/** Returns the kinds of emails of all modules and extensions. Executes at most two SQL statements per kind. */
export const listEmailKinds = (app: AppContext): Promise<readonly EmailKindAnswer[]> =>
  Promise.all(
    app
      .registry('emails')
      .list()
      .map((kind) => describeKind(app, kind)),
  );

async function describeKind(app: AppContext, kind: EmailKind): Promise<EmailKindAnswer> {
  const own = await readOwnWords(app, kind);
  const { words = [] } = kind;
  return {
    id: kind.id,
    to: kind.to,
    owner: app.registry('emails').ownerOf(kind.id) ?? null,
    is_mandatory: kind.isMandatory === true,
    is_on: await isSwitchedOn(app, kind),
    switch: kind.isMandatory ? null : switchOf(kind),
    has_preview: kind.example !== undefined,
    words_setting: words.length > 0 ? wordsSettingOf(kind) : null,
    words: words.map((text) => ({
      part: text.part,
      placeholders: [...placeholdersOf(text)],
      defaults: Object.fromEntries(
        app.languages.all.map((code) => [code, defaultOf(app.inLanguage(code), text)]),
      ),
      own: Object.fromEntries(
        Object.entries(own).flatMap(([code, texts]) =>
          texts[text.part] ? [[code, texts[text.part] as string]] : [],
        ),
      ),
    })),
  };
}

/** Returns the default text with the placeholders in the format that merchants enter, such as `Your order {number}`. */
function defaultOf(app: AppContext, text: NonNullable<EmailKind['words']>[number]): string {
  const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, `{${name}}`]));
  return (app.texts() as (key: string, given: Readonly<Record<string, string>>) => string)(text.key, values);
}
