import { z } from '@shop/runtime/extension';
import type { AppContext, SettingDefinition } from '@shop/runtime/extension';

/** Configuration section `system.agents`. */
export const agentsConfig = z
  .strictObject({
    allowedHosts: z
      .array(z.string().min(1).max(255))
      .default([])
      .describe(
        'Hosts, with or without a port, that may be private and speak plain HTTP, for the profiles and webhooks of agents.',
      ),
    rateLimit: z
      .union([z.strictObject({ points: z.int().min(1), seconds: z.int().min(1) }), z.literal(false)])
      .default({ points: 120, seconds: 60 })
      .describe('The requests that an agent may send in a time, or false.'),
    openSessions: z
      .int()
      .min(1)
      .default(1000)
      .describe('The number of purchases and carts that an agent may have open at once.'),
    namespace: z
      .string()
      .regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/, 'must be a reversed domain name, such as com.example')
      .optional()
      .describe(
        'The reversed domain name below which the ways to pay are named. Default: that of `shop.url`.',
      ),
    delegation: z
      .strictObject({
        provider: z
          .string()
          .min(1)
          .max(100)
          .describe('The name of the payment company, as assistants know it.'),
        merchantId: z.string().min(1).max(255).describe('The ID of the shop at the payment company.'),
      })
      .optional()
      .describe(
        'The account for which the companies of assistants make payment tokens, as ACP tells them. Default: the code of the payment method and the host of `shop.url`.',
      ),
  })
  .prefault({});
export type AgentsConfig = z.output<typeof agentsConfig>;

/** Returns the configuration of the extension, for work that is done far from its setup. */
export const agentsConfigOf = ({ config }: Pick<AppContext, 'config'>): AgentsConfig =>
  agentsConfig.parse(config.system['agents'] ?? {});

const protocolSwitch = (label: string, description: string): SettingDefinition => ({
  schema: z.boolean().default(false),
  label,
  description,
});

export const agentsSettings: Readonly<Record<string, SettingDefinition>> = {
  agentsUcpEnabled: protocolSwitch(
    'Sell to assistants by UCP',
    'Assistants find the shop at /.well-known/ucp, and search, fill baskets and order at /ucp.',
  ),
  agentsAcpEnabled: protocolSwitch(
    'Sell to assistants by ACP',
    'Assistants that you registered find the shop at /.well-known/acp.json, fill baskets and order at /acp, and read the products as files.',
  ),
  agentsMcpEnabled: protocolSwitch(
    'Sell to assistants by MCP',
    'Chat clients find, choose and order by tools at /mcp. Works only while UCP is on.',
  ),
  agentsAccess: {
    schema: z.enum(['open', 'listed']).default('open'),
    label: 'Which assistants may buy',
    description: '`open` admits every assistant with a profile, `listed` only those that you registered.',
  },
  agentsSignatures: {
    schema: z.enum(['optional', 'required']).default('optional'),
    label: 'Signatures of assistants',
    description: '`required` refuses requests without a signature or a key.',
  },
  agentsRecordDays: {
    schema: z.int('agentsRecordDays must be a number from 1 to 3650').min(1).max(3650).default(90),
    label: 'Days for which refused purchases are kept',
    description: 'After them, refused purchases and the numbers of opened checkouts are deleted.',
  },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    readonly agentsUcpEnabled: boolean;
    readonly agentsAcpEnabled: boolean;
    readonly agentsMcpEnabled: boolean;
    readonly agentsAccess: 'open' | 'listed';
    readonly agentsSignatures: 'optional' | 'required';
    readonly agentsRecordDays: number;
  }
}
