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
};

/** The handler of cards that the protocol itself defines. */
const CARD = { name: 'dev.acp.tokenized.card', version: '2026-01-22', site: 'https://acp.dev' } as const;

/** Returns the handlers of payment methods. Their IDs are the codes of the methods. */
export const handlersOf = (app: AppContext, config: AgentsConfig, methods: readonly string[]) =>
  methods.flatMap((code) => {
    const way = wayOf(app, code);
    if (way === null) return [];
    return [way === 'token' ? cardHandler(app, config, code) : cashHandler(app, config, code)];
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

function cashHandler(app: AppContext, config: AgentsConfig, code: string) {
  const urlOf = (file: string) =>
    new URL(`${HANDLERS_PATH}/cash_on_delivery/${file}`, app.config.shop.url).href;
  return {
    id: code,
    name: `${namespaceOf(app, config)}.cash_on_delivery`,
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

/** The documents of the shop's own handler, by file. */
export const CASH_DOCUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'spec.json': {
    name: 'cash_on_delivery',
    version: ACP_VERSION,
    description:
      'The buyer pays when the goods are delivered. The agent sends an instrument of type cash_on_delivery with the credential { type: none, token: none }. Nothing is charged when the purchase is completed, and nothing can be declined.',
  },
  'config.json': { type: 'object', additionalProperties: false },
  'instrument.json': {
    type: 'object',
    properties: {
      type: { const: 'cash_on_delivery' },
      credential: {
        type: 'object',
        properties: { type: { const: 'none' }, token: { const: 'none' } },
        required: ['type', 'token'],
      },
    },
    required: ['type', 'credential'],
  },
};
