import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { MessageKey, Text } from '../../platform/contracts/messages.ts';
import type { EmailKind } from './emailKind.ts';

/** An email text that the merchant can replace in each language. */
export interface EmailWords {
  /** The name of the text within the email, such as `subject`. It is unique within the kind. */
  readonly part: string;
  /** The message key of the default text. */
  readonly key: MessageKey;
  /** The names of the placeholders that the text may contain in addition to `shop`. */
  readonly placeholders: readonly string[];
}

/** The merchant's texts for a kind of email, by language code and text name. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Kind = Pick<EmailKind, 'id' | 'words'>;

/** Returns the name of the setting that contains the merchant's texts for a kind of email. */
export const wordsSettingOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}EmailWords`;

const MAX_LENGTH = 5000;
/** The placeholder for the shop name, which every text supports. */
const SHOP = 'shop';
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Lists the names of the placeholders that a text supports. */
export const placeholdersOf = ({ placeholders }: EmailWords): readonly string[] => [
  ...new Set([...placeholders, SHOP]),
];

/**
 * Creates the schema for the merchant's texts in one language. It rejects placeholders that a text does not support.
 */
export const wordsOfLanguage = ({ words = [] }: Kind) =>
  z.strictObject(
    Object.fromEntries(
      words.map((text) => {
        const known = placeholdersOf(text);
        const list = known.map((name) => `{${name}}`).join(', ');
        return [
          text.part,
          z
            .string()
            .max(MAX_LENGTH, `The text can have at most ${MAX_LENGTH} characters`)
            .check((given) => {
              const unknown = [...given.value.matchAll(PLACEHOLDER)].find(
                ([, name = '']) => !known.includes(name),
              );
              if (unknown)
                given.issues.push({
                  code: 'custom',
                  input: given.value,
                  params: { rule: 'placeholders', values: { placeholder: unknown[0], known: list } },
                  message: `Unknown placeholder ${unknown[0]}. Available: ${list}`,
                });
            })
            .optional(),
        ];
      }),
    ),
  );

/** Creates the schema of the setting that contains the merchant's texts for a kind of email. */
export const ownWordsSchema = (kind: Kind) => z.record(z.string().max(35), wordsOfLanguage(kind)).default({});

/**
 * Reads the merchant's texts for a kind of email. Executes one SQL statement, or none if the kind has no replaceable
 * texts.
 */
export const readOwnWords = async (app: AppContext, kind: Kind): Promise<OwnWords> =>
  kind.words ? ((await app.setting(wordsSettingOf(kind))) as OwnWords) : {};

/** Returns an app that uses the merchant's texts for a kind of email, in every language. */
export function inOwnWords(app: AppContext, { words = [] }: Kind, own: OwnWords): AppContext {
  if (words.length === 0 || Object.keys(own).length === 0) return app;
  const partOf = new Map<string, string>(words.map(({ key, part }) => [key, part]));
  const speaking = (localized: AppContext): AppContext => ({
    ...localized,
    inLanguage: (code) => speaking(app.inLanguage(code)),
    texts: (locale) => replaced(localized, localized.texts(locale), partOf, own[localized.language] ?? {}),
  });
  return speaking(app);
}

type Values = Readonly<Record<string, unknown>>;

const replaced = (
  { config }: AppContext,
  text: Text,
  partOf: ReadonlyMap<string, string>,
  own: Readonly<Record<string, string>>,
): Text =>
  ((key: MessageKey, values: Values = {}) => {
    const part = partOf.get(key);
    const words = part !== undefined && Object.hasOwn(own, part) ? own[part] : undefined;
    if (!words) return (text as (name: string, given: Values) => string)(key, values);
    const known: Values = { [SHOP]: config.shop.name, ...values };
    return words.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(known, name) ? String(known[name]) : whole,
    );
  }) as Text;
