import { defineExtension, z } from '@shop/runtime/extension';
import { parcelCarrier } from './carrier.ts';
import { createParcelhub } from './parcelhub.ts';
import { parcelProvider } from './provider.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    /** API key of the shop's Parcelhub account. Null if there is none yet. */
    readonly parcelhubKey?: string | undefined;
  }
}

/** Extension for rates and labels of Parcelhub, a parcel service with an HTTP API. */
export default defineExtension({
  name: 'parcelhub',
  api: '^1.0',
  config: z.object({
    /** Base URL of Parcelhub's API. */
    url: z.url().default('https://api.parcelhub.example'),
    /** Number of seconds for which rates are cached, so that carts with the same parcel share a request. */
    keepSeconds: z.int().min(0).default(600),
    /** API key, which takes precedence over the setting. */
    key: z.string().optional(),
  }),
  settings: {
    parcelhubKey: {
      schema: z.string().min(1).max(200).optional(),
      secret: true,
      configKey: 'system.parcelhub.key',
      group: 'shipping',
      label: 'Parcelhub: key of the account',
    },
  },
  setup(config) {
    const hub = createParcelhub(config);
    return { shippingProviders: [parcelProvider(hub, config)], carriers: [parcelCarrier(hub)] };
  },
});
