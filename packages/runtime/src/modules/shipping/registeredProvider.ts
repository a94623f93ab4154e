import type { AppContext } from '../../platform/context.ts';
import type { ShippingProvider } from './contract.ts';
import { providerNotRegistered } from './errors.ts';

/** The provider of that code. Refuses one that no extension registered. */
export function registeredProvider(app: AppContext, code: string): ShippingProvider {
  const provider = app.registry('shippingProviders').get(code);
  if (!provider) throw providerNotRegistered(code);
  return provider;
}
