import { z } from '@shop/runtime/extension';
import type { AppContext, Db, LegalPageLink } from '@shop/runtime/extension';
import { wayOf } from '../selling/sale.ts';

/** The legal pages that a shop links for buyers. */
const LEGAL_PAGES: readonly LegalPageLink['kind'][] = [
  'terms',
  'privacy',
  'withdrawal',
  'shipping',
  'imprint',
];

const lack = z.enum(['https', 'legal_pages', 'payment', 'ucp', 'not_built', 'no_agents']);
/** Something without which agents cannot buy, or that platforms ask for. */
export type Lack = z.output<typeof lack>;

const protocolState = z.object({
  protocol: z.enum(['ucp', 'acp', 'mcp']).describe('The protocol.'),
  setting: z.string().describe('The setting that switches it on.'),
  is_on: z.boolean().describe('True if it is switched on.'),
  can_see: z.boolean().describe('True if agents can see the products of the shop by it.'),
  can_buy: z.boolean().describe('True if agents can place orders by it.'),
  lacks: z
    .array(lack)
    .describe(
      'The things that are missing: `https` and `legal_pages`, which platforms ask for; `payment`, a way to pay that agents can use; `ucp`, the switch that it needs; `not_built`, the doors of this protocol; `no_agents`, a registered agent, because others are not admitted.',
    ),
});

/** The state of selling to agents. */
export const agentsState = z.object({
  protocols: z.array(protocolState).describe('The protocols, each with its switch.'),
  missing_legal_pages: z.array(z.enum(LEGAL_PAGES)).describe('The kinds of legal pages that are missing.'),
  payment_methods: z
    .array(z.string())
    .describe('The codes of the payment methods that are switched on and by which agents can pay.'),
  access: z.enum(['open', 'listed']).describe('`open` admits every agent, `listed` registered ones only.'),
  signatures: z
    .enum(['optional', 'required'])
    .describe('`required` refuses requests without a signature or a key.'),
});
type AgentsState = z.output<typeof agentsState>;

/** Returns the codes of the payment methods that are switched on and by which agents can pay. */
async function payableMethods(app: AppContext, db: Db): Promise<readonly string[]> {
  const codes = app
    .registry('paymentMethods')
    .list()
    .map(({ code }) => code)
    .filter((code) => wayOf(app, code) !== null);
  if (codes.length === 0) return [];
  const keys = codes.map((code) => `${code}PaymentStatus`);
  const states: Readonly<Record<string, unknown>> = await app.settings(keys, db);
  return codes.filter((code) => states[`${code}PaymentStatus`] === 1);
}

/** Returns what agents can do at the shop, and what is missing. `hasAgents` tells whether an allowed agent is registered. */
export async function readState(app: AppContext, db: Db, hasAgents: boolean): Promise<AgentsState> {
  const settings = await app.settings(
    ['agentsUcpEnabled', 'agentsAcpEnabled', 'agentsMcpEnabled', 'agentsAccess', 'agentsSignatures'],
    db,
  );
  const links = await app.legal.links();
  const missing = LEGAL_PAGES.filter((kind) => !links.some((link) => link.kind === kind));
  const methods = await payableMethods(app, db);
  const doors = new Set(
    app
      .registry('doors')
      .list()
      .map(({ id }) => id),
  );
  const common: readonly Lack[] = [
    ...(app.config.shop.url.startsWith('https:') ? [] : (['https'] as const)),
    ...(missing.length === 0 ? [] : (['legal_pages'] as const)),
    ...(methods.length === 0 ? (['payment'] as const) : []),
  ];
  const isOn = {
    ucp: settings.agentsUcpEnabled,
    acp: settings.agentsAcpEnabled,
    mcp: settings.agentsMcpEnabled,
  };
  const needsAgents = {
    ucp: settings.agentsAccess === 'listed',
    acp: true,
    mcp: settings.agentsAccess === 'listed',
  };
  const stateOf = (protocol: 'ucp' | 'acp' | 'mcp', setting: string): AgentsState['protocols'][number] => {
    const isBuilt = doors.has(`agents-${protocol}`);
    const needsUcp = protocol === 'mcp' && !isOn.ucp;
    const lacks: readonly Lack[] = [
      ...(isBuilt ? [] : (['not_built'] as const)),
      ...(needsUcp ? (['ucp'] as const) : []),
      ...(needsAgents[protocol] && !hasAgents && isBuilt ? (['no_agents'] as const) : []),
      ...common,
    ];
    const isOpen = isOn[protocol] && !needsUcp;
    const blocks: readonly Lack[] = ['not_built', 'ucp', 'no_agents', 'payment'];
    return {
      protocol,
      setting,
      is_on: isOn[protocol],
      can_see: isOpen && (protocol === 'acp' || (isBuilt && !lacks.includes('no_agents'))),
      can_buy: isOpen && !lacks.some((one) => blocks.includes(one)),
      lacks: [...lacks],
    };
  };
  return {
    protocols: [
      stateOf('ucp', 'agentsUcpEnabled'),
      stateOf('acp', 'agentsAcpEnabled'),
      stateOf('mcp', 'agentsMcpEnabled'),
    ],
    missing_legal_pages: [...missing],
    payment_methods: [...methods],
    access: settings.agentsAccess,
    signatures: settings.agentsSignatures,
  };
}
