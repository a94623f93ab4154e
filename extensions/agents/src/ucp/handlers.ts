import type { AppContext } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { UCP_VERSION } from '../identity/contract.ts';
import { namespaceOf } from '../selling/namespaceOf.ts';
import { FREE, TOKEN_KIND, wayOf } from '../selling/sale.ts';
import type { Way } from '../selling/sale.ts';

const NAMES: Readonly<Record<Way, string>> = {
  token: TOKEN_KIND,
  cash: 'cash_on_delivery',
  page: 'payment_page',
  free: 'nothing_to_pay',
};
const INSTRUMENTS: Readonly<Record<Way, string>> = {
  token: 'card',
  cash: 'cash_on_delivery',
  page: 'wallet',
  free: 'nothing_to_pay',
};

/** The type of instrument that pays by a way. */
export const instrumentOf = (way: Way): string => INSTRUMENTS[way];

/** Returns the handlers of payment methods, by name. Their IDs are the codes of the methods. */
export function handlersOf(
  app: AppContext,
  config: AgentsConfig,
  methods: readonly string[],
): Readonly<Record<string, readonly object[]>> {
  const handlers: Record<string, object[]> = {};
  for (const code of methods) {
    const way = wayOf(app, code);
    if (way === null) continue;
    const name = `${namespaceOf(app, config)}.${NAMES[way]}`;
    (handlers[name] ??= []).push({
      id: code,
      version: UCP_VERSION,
      available_instruments: [{ type: INSTRUMENTS[way] }],
      ...(way === 'token' && { config: { credential_type: TOKEN_KIND } }),
    });
  }
  return handlers;
}

/** Returns the handlers of all payment methods that are installed, for the profile. */
export const installedHandlers = (app: AppContext, config: AgentsConfig) =>
  handlersOf(app, config, [
    ...app
      .registry('paymentMethods')
      .list()
      .map(({ code }) => code),
    FREE,
  ]);
