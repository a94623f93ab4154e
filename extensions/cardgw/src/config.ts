import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

/** Configuration section `system.cardgw`. Its keys and secrets take precedence over the settings with the same names. */
export const cardConfig = z
  .strictObject({
    secretKey: z.string().min(1).optional(),
    /** Publishable key with which browsers render the card field. */
    publishableKey: z.string().min(1).optional(),
    /** Secret that verifies webhook signatures. */
    endpointSecret: z.string().min(1).optional(),
    /** Base URL of the gateway's API. Default: the gateway's own URL. */
    apiBase: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
    /** URL of the script that renders the card field. */
    scriptUrl: z.url().default('https://js.stripe.com/v3/'),
    /** Number of hours after which an unpaid order is canceled. */
    abandonedOrderTtlHours: z.number().positive().default(24),
    /** Timeout of each attempt to call the gateway, in milliseconds. */
    timeoutMs: z.int().positive().default(10_000),
  })
  .prefault({});
export type CardConfig = z.output<typeof cardConfig>;

export const cardSettings: Readonly<Record<string, SettingDefinition>> = {
  cardgwSecretKey: {
    schema: z.string().optional(),
    secret: true,
    configKey: 'system.cardgw.secretKey',
    group: 'payments',
    label: 'Card gateway: secret key',
  },
  cardgwEndpointSecret: {
    schema: z.string().optional(),
    secret: true,
    configKey: 'system.cardgw.endpointSecret',
    group: 'payments',
    label: 'Card gateway: secret of the webhook',
  },
  cardgwPublishableKey: {
    schema: z.string().optional(),
    configKey: 'system.cardgw.publishableKey',
    group: 'payments',
    label: 'Card gateway: publishable key',
  },
  /** Payment mode. `capture` captures immediately. Any other value only authorizes the money until the order is captured. */
  cardgwPaymentMode: {
    schema: z
      .string()
      .default('capture')
      .meta({ examples: ['capture', 'manual'] }),
    group: 'payments',
    label: 'Card gateway: payment capture',
    description:
      '`capture` captures payments immediately; anything else authorizes them until the order is captured.',
  },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    cardgwSecretKey: string | undefined;
    cardgwEndpointSecret: string | undefined;
    cardgwPublishableKey: string | undefined;
    cardgwPaymentMode: string;
  }
}
