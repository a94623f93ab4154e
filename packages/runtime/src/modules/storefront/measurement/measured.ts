import type { ForeignSources } from '../../../platform/http/answer/contentSecurity.ts';
import type { RequestInfo } from '../../../platform/contracts/route.ts';
import { allowsCounting, answerOf, consentTo } from '../../measurement/index.ts';
import type { Measurement } from '../../measurement/index.ts';
import type { ConsentLayout } from '../../defaultTheme/contract.ts';

/** Describes how a page view is measured. */
export interface Measured {
  /** The consent state. Null if measurement is disabled. */
  readonly consent: ConsentLayout | null;
  readonly scripts: readonly string[];
  readonly sources: ForeignSources;
  /** True if the visitor has consented. The view is then counted, and the page is private. */
  readonly isCounted: boolean;
}

/**
 * Determines how a page view is measured, from the shop's settings and the visitor's choice. Private pages, drafts and error pages are
 * not counted and load no third-party script.
 */
export function measuredPage(
  request: Pick<RequestInfo, 'headers'>,
  { enabled, script }: Measurement,
  { path, isPublic }: { readonly path: string; readonly isPublic: boolean },
): Measured {
  if (!enabled) return { consent: null, scripts: [], sources: {}, isCounted: false };
  const answer = answerOf(request);
  const host = script && script.host;
  const choice = consentTo(answer, host);
  const loaded = choice === 'accepted' && isPublic ? script : null;
  return {
    consent: { choice, path, shared_with: host },
    scripts: loaded ? [loaded.address] : [],
    sources: loaded ? loaded.sources : {},
    isCounted: isPublic && allowsCounting(answer),
  };
}
