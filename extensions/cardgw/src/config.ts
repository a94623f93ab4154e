import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

/** The slice `system.cardgw` of the config file. Its keys and secrets win over the settings of their names. */
export const cardConfig = z
  .strictObject({
    secretKey: z.string().min(1).optional(),
    /** What browsers draw the card field with. */
    publishableKey: z.string().min(1).optional(),
    /** Signs the webhooks. */
    endpointSecret: z.string().min(1).optional(),
    /** Where the gateway's API is; absent: at the gateway itself. */
    apiBase: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    /** The script that draws the card field. */
    scriptUrl: z.url().default('https://js.stripe.com/v3/'),
    /** How long an order may stay unpaid before it is canceled. */
    abandonedOrderTtlHours: z.number().positive().default(24),
    /** How long the gateway may take for one try of a call. */
    timeoutMs: z.int().positive().default(10_000),
  })
  .prefault({});
export type CardConfig = z.output<typeof cardConfig>;

export const cardSettings: Readonly<Record<string, SettingDefinition>> = {
  cardgwSecretKey: { schema: z.string().optional(), secret: true, configKey: 'system.cardgw.secretKey' },
  cardgwEndpointSecret: {
    schema: z.string().optional(),
    secret: true,
    configKey: 'system.cardgw.endpointSecret',
  },
  cardgwPublishableKey: { schema: z.string().optional(), configKey: 'system.cardgw.publishableKey' },
  /** `capture` takes the money at once; anything else only holds it, until the order is captured. */
  cardgwPaymentMode: { schema: z.string().default('capture') },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    cardgwSecretKey: string | undefined;
    cardgwEndpointSecret: string | undefined;
    cardgwPublishableKey: string | undefined;
    cardgwPaymentMode: string;
  }
}
