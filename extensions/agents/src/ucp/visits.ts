import { refuse } from '@shop/runtime/extension';
import type { AppContext, Buyer, DoorVisit, RequestInfo } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { identify } from '../identity/identify.ts';
import { isRefusedIdentity } from '../identity/contract.ts';
import type { Identity } from '../identity/contract.ts';
import { whoOf } from '../identity/whoOf.ts';
import { inLanguage } from '../selling/inLanguage.ts';
import type { Selling } from '../selling/sale.ts';
import type { Answering } from './checkoutAnswer.ts';

export const PROFILE_PATH = '/.well-known/ucp';

/** The identities of the requests under way, by the list of their headers, which a request has once. */
const identities = new WeakMap<readonly string[], Identity>();

/** Finds out which agent sent a request, for the door. The profile of the shop is open to all. */
export const identifyVisit = async (visit: DoorVisit): Promise<string | null> =>
  visit.request.path === PROFILE_PATH ? null : admitVisit(visit, null);

/** Finds out which agent sent a request. `named` is the profile that it names elsewhere than in its headers, or null. */
export async function admitVisit(visit: DoorVisit, named: string | null): Promise<string> {
  const found = await identify(visit, named);
  if (!isRefusedIdentity(found)) {
    identities.set(visit.request.rawHeaders, found);
    return found.key;
  }
  const { status, code, content, retryAfter } = found;
  throw refuse(status === 200 ? 422 : status, code, content, {
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
}

/** Returns the agent that the door found for a request. */
export function identityOf({ rawHeaders }: RequestInfo): Identity {
  const identity = identities.get(rawHeaders);
  if (!identity) throw new Error('The door found no agent for this request');
  return identity;
}

/** The parts that a call at the door is served with: who sent it, and for whom it buys. */
export interface Serving extends Answering {
  readonly selling: Selling;
}

/** Returns what a call is served with, in the language that its body asks for, or else that of the request. */
export function servingOf(
  call: { readonly app: AppContext; readonly request: RequestInfo },
  config: AgentsConfig,
  language?: string,
): Serving {
  const app = language === undefined ? call.app : inLanguage(call.app, language);
  const buyer: Buyer = { language: app.language, userAgent: call.request.headers['user-agent'] ?? null };
  const identity = identityOf(call.request);
  return {
    app,
    config,
    identity,
    selling: { app, buyer, protocol: 'ucp', who: whoOf(identity) },
  };
}
