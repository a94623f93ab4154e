import type { extensionParts as english } from '../en/extensionParts.ts';

/** The German texts around pages and parts that extensions bring. */
export const extensionParts: Record<keyof typeof english, string> = {
  'parts.failed': 'Die Erweiterung {extension} ist hier gescheitert',
  'parts.failed.text': 'Der Rest der Verwaltung ist nicht betroffen.',
  'parts.slow': 'Die Erweiterung {extension} antwortet nicht',
  'parts.slow.text':
    'Dieser Teil erscheint, sobald sie antwortet. Der Rest der Verwaltung ist nicht betroffen.',
  'parts.contract': 'Sie wurde für Version {wanted} der Verwaltung geschrieben; dies ist Version {own}.',
  'parts.noModule': 'Ihr Modul hat keine Teile: Es braucht einen Default-Export.',
  'parts.missing': 'Ihr Modul hat keinen Teil namens „{name}“.',
  'parts.empty': 'Hier gibt es noch nichts.',
  'parts.health': 'Erweiterungen in der Verwaltung',
  'parts.health.ok': 'Funktioniert',
  'parts.health.waiting': 'Wird geladen',
};
