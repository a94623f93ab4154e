import type { AppContext } from '../contracts/context.ts';

/** Matches the tags that link to pages, as written by `html`: every quote in their attributes is escaped. */
const LEADING_TAG = /<(?:a|area|form|button|input)\s[^>]*>/g;
const PATH = /(\s(?:href|action|formaction)=")(\/(?!\/|assets\/)[^"]*)"/g;

/**
 * Makes a document's links and forms point to pages in the app's language, so that templates, widgets, and texts can always use
 * plain paths. Files have the same URL in all languages. A link with `hreflang` has its own language and stays unchanged.
 */
export function linksIn(
  { languages, language }: Pick<AppContext, 'languages' | 'language'>,
  document: string,
): string {
  if (language === languages.default) return document;
  return document.replaceAll(LEADING_TAG, (tag) =>
    tag.includes(' hreflang="')
      ? tag
      : tag.replaceAll(
          PATH,
          (_, name: string, path: string) => `${name}${languages.pathIn(language, path)}"`,
        ),
  );
}
