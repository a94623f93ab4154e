import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

/** The part `system.cardgw` of the configuration. Its keys and secrets win over the settings of the same names. */
export const cardConfig = z
  .strictObject({
    secretKey: z.string().min(1).optional(),
    /** The key with which browsers draw the card field. */
    publishableKey: z.string().min(1).optional(),
    /** The secret that signs the webhooks. */
    endpointSecret: z.string().min(1).optional(),
    /** The address of the gateway's API; absent: that of the gateway itself. */
    apiBase: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
    /** The script that draws the card field. */
    scriptUrl: z.url().default('https://js.stripe.com/v3/'),
    /** The hours that an order may stay unpaid before it is canceled. */
    abandonedOrderTtlHours: z.number().positive().default(24),
    /** The milliseconds that the gateway may take for one try of a call. */
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
  /** The payment mode: `capture` takes the money at once; anything else holds it until the order is captured. */
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
