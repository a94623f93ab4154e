import type { ForeignSources } from '../../../platform/http/contentSecurity.ts';
import type { RequestInfo } from '../../../platform/http/route.ts';
import { consentOf } from '../../measurement/index.ts';
import type { Measurement } from '../../measurement/index.ts';
import type { ConsentLayout, PageTemplate } from '../templates/contract.ts';
import { MEASURE_SCRIPT_PATH } from './measureScript.ts';

/** What measurement adds to a page. */
export interface Measured {
  /** Null: nothing on the page needs consent. */
  readonly consent: ConsentLayout | null;
  readonly scripts: readonly string[];
  readonly sources: ForeignSources;
}

interface MeasuredPage {
  readonly template: PageTemplate;
  /** The path of the page, which the answer of the banner leads back to. */
  readonly path: string;
  /** False: the page is of one visitor alone, a draft or a failure. No script of another service runs there, and its view is not counted. */
  readonly isCounted: boolean;
}

/** Decides what measurement adds to a page, by the settings of the shop and the decision of the visitor. */
export function measuredPage(
  request: Pick<RequestInfo, 'headers'>,
  { enabled, script }: Measurement,
  { template, path, isCounted }: MeasuredPage,
): Measured {
  if (!enabled) return { consent: null, scripts: [], sources: {} };
  const choice = consentOf(request);
  const consent = { choice, path, shared_with: script && script.host };
  if (choice !== 'accepted' || !isCounted) return { consent, scripts: [], sources: {} };
  const view = template === 'product' ? 'product_viewed' : 'page_viewed';
  return {
    consent,
    scripts: [`${MEASURE_SCRIPT_PATH}?view=${view}`, ...(script ? [script.address] : [])],
    sources: script ? script.sources : {},
  };
}
