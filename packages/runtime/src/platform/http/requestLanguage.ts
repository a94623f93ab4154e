import { parse } from 'node:querystring';
import type { Match, Router } from './router.ts';
import { answering } from './router.ts';
import { pathOf } from './requestPath.ts';
import { Reply } from '../contracts/reply.ts';
import type { Languages } from '../contracts/languages.ts';

/** A matched route with the requested language. */
export interface LanguageMatch {
  readonly match: Match;
  readonly path: string;
  readonly language: string;
  /** The `locale` query parameter, if the shop does not support that language. Null otherwise. */
  readonly unknownLanguage: string | null;
}

/**
 * Finds a request's route and language. Pages use only the language prefix of their path, so that a URL always shows the same
 * content. A prefix in the wrong case, or the prefix of the default language, redirects to the canonical URL. For API requests,
 * `?locale=` takes precedence over `Accept-Language`. Administrators read records as stored, so `Accept-Language` is ignored
 * for them.
 */
export function matchLanguage(
  languages: Languages,
  router: Router,
  {
    method = 'GET',
    url,
    acceptLanguage,
  }: { method?: string | undefined; url: string; acceptLanguage?: string | undefined },
): LanguageMatch {
  const path = pathOf(url);
  const found = languages.split(path);
  if (found === null) {
    const match = router(method, url);
    return { match, path: match.path, ...ofProgram(languages, match, acceptLanguage) };
  }
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const { language } = found;
  const common = { path: found.path, language, unknownLanguage: null };
  if (found.isCanonical) return { ...common, match: router(method, found.path + query) };
  const location = languages.pathIn(language, found.path) + query;
  // With 308, the browser resubmits a form's fields to the canonical URL.
  const status = method === 'GET' || method === 'HEAD' ? 301 : 308;
  return { ...common, match: answering(path, () => new Reply(status, null, { location })) };
}

function ofProgram(
  languages: Languages,
  { plan, search }: Match,
  acceptLanguage: string | undefined,
): Pick<LanguageMatch, 'language' | 'unknownLanguage'> {
  if (plan.errorsAs !== 'json') return { language: languages.default, unknownLanguage: null };
  const requested = search.includes('locale=') ? [parse(search)['locale']].flat().at(-1) : undefined;
  if (requested === undefined) {
    const language = plan.isAdmin ? languages.default : languages.choose(acceptLanguage);
    return { language, unknownLanguage: null };
  }
  const language = languages.find(requested);
  return { language: language ?? languages.default, unknownLanguage: language === null ? requested : null };
}
