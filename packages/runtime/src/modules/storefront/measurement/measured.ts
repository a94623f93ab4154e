import type { ForeignSources } from '../../../platform/http/answer/contentSecurity.ts';
import type { RequestInfo } from '../../../platform/contracts/route.ts';
import { allowsCounting, answerOf, consentTo } from '../../measurement/index.ts';
import type { Measurement } from '../../measurement/index.ts';
import type { ConsentLayout } from '../../defaultTheme/contract.ts';

/** What measurement adds to a document. */
export interface Measured {
  /** Null: the shop does not measure. */
  readonly consent: ConsentLayout | null;
  readonly scripts: readonly string[];
  readonly sources: ForeignSources;
  /** True: the visitor agreed, so that the view is counted and the page is nobody else's. */
  readonly isCounted: boolean;
}

/**
 * Decides what measurement adds to a document, by the settings of the shop and the decision of the visitor. Pages of one visitor alone,
 * drafts and failures are not counted and load no script of another service.
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
