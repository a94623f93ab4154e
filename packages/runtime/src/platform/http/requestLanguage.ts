import { parse } from 'node:querystring';
import type { Match, Router } from './router.ts';
import { answering, pathOf } from './router.ts';
import { Reply } from '../contracts/reply.ts';
import type { Languages } from '../contracts/languages.ts';

/** The route that takes a request, and the language that it asks for. */
export interface SpokenMatch {
  readonly match: Match;
  readonly path: string;
  readonly language: string;
  /** The `locale` of the query that the shop does not have. Null: none. */
  readonly unknownLanguage: string | null;
}

/**
 * Finds the route and the language of a request. Pages are asked for by the code in front of their path, and nothing else, so that
 * an address always shows the same; a code in another case, and that of the default language, lead to the address that counts.
 * Programs ask by `?locale=`, else by `Accept-Language`, which does not count for administrators: they read records as stored.
 */
export function matchLanguage(
  languages: Languages,
  router: Router,
  {
    method = 'GET',
    url,
    acceptLanguage,
  }: { method?: string | undefined; url: string; acceptLanguage?: string | undefined },
): SpokenMatch {
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
  // A form is sent again to where it belongs, with its fields.
  const status = method === 'GET' || method === 'HEAD' ? 301 : 308;
  return { ...common, match: answering(path, () => new Reply(status, null, { location })) };
}

function ofProgram(
  languages: Languages,
  { plan, search }: Match,
  acceptLanguage: string | undefined,
): Pick<SpokenMatch, 'language' | 'unknownLanguage'> {
  if (plan.errorsAs !== 'json') return { language: languages.default, unknownLanguage: null };
  const asked = search.includes('locale=') ? [parse(search)['locale']].flat().at(-1) : undefined;
  if (asked === undefined) {
    const language = plan.isAdmin ? languages.default : languages.choose(acceptLanguage);
    return { language, unknownLanguage: null };
  }
  const language = languages.find(asked);
  return { language: language ?? languages.default, unknownLanguage: language === null ? asked : null };
}
