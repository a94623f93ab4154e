import type { AppContext } from '../contracts/context.ts';

/** The tags that lead to pages, as `html` writes them: in their attributes every quote is escaped. */
const LEADING_TAG = /<(?:a|area|form|button|input)\s[^>]*>/g;
const PATH = /(\s(?:href|action|formaction)=")(\/(?!\/|assets\/)[^"]*)"/g;

/**
 * Makes the links and forms of a document lead to pages in the language of the app. So templates, widgets and texts name plain
 * paths, whoever wrote them. Files have one address in all languages. A link with `hreflang` is to a language of its own, and stays as it is.
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
