import type { AppContext } from '../contracts/context.ts';

/** Matches the HTML tags that link to pages. In tags written by `html`, all quotes inside attribute values are escaped. */
const LEADING_TAG = /<(?:a|area|form|button|input)\s[^>]*>/g;
const PATH = /(\s(?:href|action|formaction)=")(\/(?!\/|assets\/)[^"]*)"/g;

/**
 * Adds the language prefix to a document's links and form targets, so that templates, widgets, and content can use paths
 * without a prefix. File URLs have no prefix. A link with `hreflang` points to a specific language and stays unchanged.
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
