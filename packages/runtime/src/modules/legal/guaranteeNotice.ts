import type { AppContext } from '../../platform/contracts/context.ts';
import { richText } from '../../platform/html/richText.ts';
import type { RichText } from '../../platform/html/richText.ts';
import { escapeText } from '../mail/index.ts';
import type { LegalSettings } from './legalSettings.ts';

type Notice = Pick<LegalSettings, 'guaranteeNotice' | 'guaranteeNoticeTranslations'>;

/**
 * Creates the notice of the legal guarantee of conformity in the app's language: the merchant's, which should be the official one of
 * Implementing Regulation (EU) 2025/1960, or otherwise a text with the main points.
 */
export function guaranteeNotice(
  app: Pick<AppContext, 'language' | 'texts'>,
  { guaranteeNotice: own, guaranteeNoticeTranslations: translations }: Notice,
): RichText | null {
  const translated = Object.hasOwn(translations, app.language) ? translations[app.language] : undefined;
  return richText(translated || own || ownWords(app));
}

function ownWords({ texts }: Pick<AppContext, 'texts'>): string {
  const text = texts();
  return (['legal.guarantee.seller', 'legal.guarantee.remedies', 'legal.guarantee.producer'] as const)
    .map((key) => `<p>${escapeText(text(key))}</p>`)
    .join('');
}
