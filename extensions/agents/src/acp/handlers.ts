import type { AppContext } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { namespaceOf } from '../selling/namespaceOf.ts';
import { wayOf } from '../selling/sale.ts';
import type { Way } from '../selling/sale.ts';
import { ACP_VERSION, HANDLERS_PATH } from './version.ts';

/** The type of instrument and of credential by which an agent pays. */
export const INSTRUMENTS: Readonly<Record<Way, { readonly type: string; readonly credential: string }>> = {
  token: { type: 'card', credential: 'spt' },
  cash: { type: 'cash_on_delivery', credential: 'none' },
  page: { type: 'payment_page', credential: 'none' },
  free: { type: 'nothing_to_pay', credential: 'none' },
};

/** The handler of cards that the protocol itself defines. */
const CARD = { name: 'dev.acp.tokenized.card', version: '2026-01-22', site: 'https://acp.dev' } as const;

/** Returns the handlers of payment methods. Their IDs are the codes of the methods. What costs nothing needs none. */
export const handlersOf = (app: AppContext, config: AgentsConfig, methods: readonly string[]) =>
  methods.flatMap((code) => {
    const way = wayOf(app, code);
    if (way === null || way === 'free') return [];
    return [way === 'token' ? cardHandler(app, config, code) : ownHandler(app, config, { code, way })];
  });

function cardHandler({ config: { shop } }: AppContext, { delegation }: AgentsConfig, code: string) {
  const psp = delegation?.provider ?? code;
  return {
    id: code,
    name: CARD.name,
    version: CARD.version,
    spec: `${CARD.site}/handlers/tokenized.card`,
    requires_delegate_payment: true,
    requires_pci_compliance: false,
    psp,
    config_schema: `${CARD.site}/schemas/handlers/tokenized.card/config.json`,
    instrument_schemas: [`${CARD.site}/schemas/handlers/tokenized.card/instrument.json`],
    config: { merchant_id: delegation?.merchantId ?? new URL(shop.url).hostname, psp },
  };
}

/** A way to pay that the shop describes itself. */
type OwnWay = 'cash' | 'page';

function ownHandler(
  app: AppContext,
  config: AgentsConfig,
  { code, way }: { readonly code: string; readonly way: OwnWay },
) {
  const { type } = INSTRUMENTS[way];
  const urlOf = (file: string) => new URL(`${HANDLERS_PATH}/${type}/${file}`, app.config.shop.url).href;
  return {
    id: code,
    name: `${namespaceOf(app, config)}.${type}`,
    version: ACP_VERSION,
    spec: urlOf('spec.json'),
    requires_delegate_payment: false,
    requires_pci_compliance: false,
    psp: 'none',
    config_schema: urlOf('config.json'),
    instrument_schemas: [urlOf('instrument.json')],
    config: {},
  };
}

const DESCRIPTIONS: Readonly<Record<OwnWay, string>> = {
  cash: 'The buyer pays when the goods are delivered. Nothing is charged when the purchase is completed, and nothing can be declined.',
  page: 'The buyer pays at a page. The purchase is ordered, and requires_escalation names the page in continue_url. It is completed once the buyer has paid.',
};

function documentsOf(way: OwnWay): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { type, credential } = INSTRUMENTS[way];
  const credentialSchema = {
    type: 'object',
    properties: { type: { const: credential }, token: { const: 'none' } },
    required: ['type', 'token'],
  };
  return {
    'spec.json': {
      name: type,
      version: ACP_VERSION,
      description: `${DESCRIPTIONS[way]} The agent sends an instrument of type ${type} with the credential { type: none, token: none }.`,
    },
    'config.json': { type: 'object', additionalProperties: false },
    'instrument.json': {
      type: 'object',
      properties: { type: { const: type }, credential: credentialSchema },
      required: ['type', 'credential'],
    },
  };
}

/** The documents of the shop's own handlers, by the handler and the file. */
export const HANDLER_DOCUMENTS: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  (['cash', 'page'] as const).flatMap((way) =>
    Object.entries(documentsOf(way)).map(
      ([file, document]) => [`${INSTRUMENTS[way].type}/${file}`, document] as const,
    ),
  ),
);
