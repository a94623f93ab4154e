import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { richText } from '../../platform/html/richText.ts';
import type { RichText } from '../../platform/html/richText.ts';

const MAX_LENGTH = 20_000;

const text = z.string().max(MAX_LENGTH, `emailFooter must have at most ${MAX_LENGTH} characters`);

export const footerSettings: Readonly<Record<string, SettingDefinition>> = {
  emailFooter: {
    schema: text.default('').meta({ format: 'html' }),
    group: 'emails',
    label: 'Email footer',
    description: 'Formatted text, such as your name, address and company details.',
  },
  emailFooterTranslations: {
    schema: z.record(z.string().max(35), text).default({}).meta({ format: 'html-by-language' }),
    group: 'emails',
    label: 'Email footer in other languages',
  },
};

/**
 * Reads the footer for emails of a kind, in the app's language. The merchant's footer is followed by those of modules
 * and extensions. Returns null if there is no footer. Executes one SQL statement, plus those of modules and
 * extensions.
 */
export async function readEmailFooter(app: AppContext, kind: string): Promise<RichText | null> {
  const { emailFooter, emailFooterTranslations } = await app.settings([
    'emailFooter',
    'emailFooterTranslations',
  ]);
  const own = Object.hasOwn(emailFooterTranslations, app.language)
    ? emailFooterTranslations[app.language]
    : undefined;
  const others = app.registry('emailFooters').list();
  const texts = [own || emailFooter, ...(await Promise.all(others.map((one) => one.html(app, kind))))];
  return richText(texts.join(''));
}
