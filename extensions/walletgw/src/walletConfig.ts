import { z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

export const SANDBOX = 'https://api-m.sandbox.paypal.com';
export const LIVE = 'https://api-m.paypal.com';

const address = z
  .string()
  .refine((url) => /^https?:\/\/[^/?#@]+$/.test(url.replace(/\/+$/, '')) && URL.canParse(url), {
    error: 'is not the URL of an API',
    params: { hint: `Write it like ${SANDBOX}.` },
  })
  .transform((url) => url.replace(/\/+$/, ''));

/** Configuration section `system.walletgw`. */
export const walletConfig = z
  .strictObject({
    clientId: z.string().min(1).optional(),
    clientSecret: z.string().min(1).optional(),
    /** Base URL of the gateway's API. The configuration accepts any URL, so that a simulator can replace the gateway. */
    environment: address.optional(),
    webhookId: z.string().min(1).optional(),
    /** Number of hours after which an unpaid order is looked up at the gateway. The order is canceled unless it was approved. */
    abandonedOrderTtlHours: z.number().positive().default(6),
    /** Schedule of the job as a cron expression with five fields, in UTC. */
    reconcileSchedule: z.string().default('*/30 * * * *'),
    reconcileEnabled: z.boolean().default(true),
    /** Timeout of each attempt to call the gateway, in milliseconds. A call is attempted three times. */
    timeoutMs: z.int().positive().max(9000).default(8000),
  })
  .prefault({});
export type WalletConfig = z.output<typeof walletConfig>;

const text = z.string().max(500).optional();

/** Account settings. No configuration key overrides the environment setting, which must be one of the gateway's own URLs. */
export const walletSettings = {
  walletgwClientId: {
    schema: text,
    configKey: 'system.walletgw.clientId',
    group: 'payments',
    label: 'Wallet gateway: client id',
  },
  walletgwClientSecret: {
    schema: text,
    secret: true,
    configKey: 'system.walletgw.clientSecret',
    group: 'payments',
    label: 'Wallet gateway: client secret',
  },
  walletgwEnvironment: {
    schema: z.enum([SANDBOX, LIVE]).default(SANDBOX),
    group: 'payments',
    label: 'Wallet gateway: environment',
  },
  walletgwWebhookId: {
    schema: text,
    configKey: 'system.walletgw.webhookId',
    group: 'payments',
    label: 'Wallet gateway: id of the webhook',
  },
  walletgwPaymentIntent: {
    schema: z.enum(['CAPTURE', 'AUTHORIZE']).default('CAPTURE'),
    group: 'payments',
    label: 'Wallet gateway: capture or authorize',
  },
} satisfies Record<string, SettingDefinition>;

declare module '@shop/runtime/extension' {
  interface Settings {
    walletgwClientId: string | undefined;
    walletgwClientSecret: string | undefined;
    walletgwEnvironment: typeof SANDBOX | typeof LIVE;
    walletgwWebhookId: string | undefined;
    walletgwPaymentIntent: 'CAPTURE' | 'AUTHORIZE';
  }
}
