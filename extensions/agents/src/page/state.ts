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
    .filter((code) => {
      const way = wayOf(app, code);
      return way !== null && way !== 'free';
    });
  if (codes.length === 0) return [];
  const keys = codes.map((code) => `${code}PaymentStatus`);
  const states: Readonly<Record<string, unknown>> = await app.settings(keys, db);
  return codes.filter((code) => states[`${code}PaymentStatus`] === 1);
}

type Protocol = AgentsState['protocols'][number]['protocol'];

const SETTINGS = {
  ucp: 'agentsUcpEnabled',
  acp: 'agentsAcpEnabled',
  mcp: 'agentsMcpEnabled',
} as const satisfies Readonly<Record<Protocol, string>>;

/** The things that decide what agents can do by a protocol. */
interface Facts {
  readonly isOn: Readonly<Record<Protocol, boolean>>;
  /** The IDs of all doors. */
  readonly doors: ReadonlySet<string>;
  readonly isListed: boolean;
  /** True if an allowed agent is registered. */
  readonly hasAgents: boolean;
  /** The things that every protocol lacks. */
  readonly common: readonly Lack[];
}

/** The lacks without which agents can still buy. */
const ASKED: readonly Lack[] = ['https', 'legal_pages'];

function stateOf(
  protocol: Protocol,
  { isOn, doors, isListed, hasAgents, common }: Facts,
): AgentsState['protocols'][number] {
  const isBuilt = doors.has(`agents-${protocol}`);
  const lacksAgents = (protocol === 'acp' || isListed) && !hasAgents;
  const lacksUcp = protocol === 'mcp' && !isOn.ucp;
  const lacks: Lack[] = [];
  if (!isBuilt) lacks.push('not_built');
  if (lacksUcp) lacks.push('ucp');
  if (isBuilt && lacksAgents) lacks.push('no_agents');
  lacks.push(...common);
  const isOpen = isOn[protocol] && !lacksUcp;
  return {
    protocol,
    setting: SETTINGS[protocol],
    is_on: isOn[protocol],
    // The files of ACP can be read without a key.
    can_see: isOpen && (protocol === 'acp' || (isBuilt && !lacksAgents)),
    can_buy: isOpen && lacks.every((one) => ASKED.includes(one)),
    lacks,
  };
}

/** Returns what agents can do at the shop, and what is missing. `hasAgents` tells whether an allowed agent is registered. */
export async function readState(app: AppContext, db: Db, hasAgents: boolean): Promise<AgentsState> {
  const settings = await app.settings(
    [SETTINGS.ucp, SETTINGS.acp, SETTINGS.mcp, 'agentsAccess', 'agentsSignatures'],
    db,
  );
  const links = await app.legal.links();
  const missing = LEGAL_PAGES.filter((kind) => !links.some((link) => link.kind === kind));
  const methods = await payableMethods(app, db);
  const common: Lack[] = [];
  if (!app.config.shop.url.startsWith('https:')) common.push('https');
  if (missing.length > 0) common.push('legal_pages');
  if (methods.length === 0) common.push('payment');
  const doors = app.registry('doors').list();
  const facts: Facts = {
    isOn: { ucp: settings.agentsUcpEnabled, acp: settings.agentsAcpEnabled, mcp: settings.agentsMcpEnabled },
    doors: new Set(doors.map(({ id }) => id)),
    isListed: settings.agentsAccess === 'listed',
    hasAgents,
    common,
  };
  return {
    protocols: (['ucp', 'acp', 'mcp'] as const).map((protocol) => stateOf(protocol, facts)),
    missing_legal_pages: [...missing],
    payment_methods: [...methods],
    access: settings.agentsAccess,
    signatures: settings.agentsSignatures,
  };
}
