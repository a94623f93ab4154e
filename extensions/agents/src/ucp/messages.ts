import type { AppContext } from '@shop/runtime/extension';
import type { Problem, ProblemKind } from '../selling/problem.ts';
import { sentenceOf } from '../selling/sentenceOf.ts';
import type { ProductNotice } from '../selling/sale.ts';
import { cleanText } from '../selling/cleanText.ts';

/** A message of an answer. */
export interface Message {
  readonly type: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly content: string;
  readonly severity?: 'recoverable' | 'requires_buyer_input' | 'unrecoverable';
  readonly path?: string;
  /** A warning that has to be shown beside what it is about. */
  readonly presentation?: 'disclosure';
}

/** The places of what a message can be about. */
export interface Places {
  /** Returns the index of the line with a SKU. Null if the answer has none. */
  lineOf(sku: string): number | null;
  /** The index of the chosen destination. Null if there is none. */
  readonly destination: number | null;
}

interface Word {
  /** Default: `error`. */
  readonly type?: Message['type'];
  /** The code of the protocol. Default: the kind. */
  readonly code?: string;
  /** Default: `recoverable`. */
  readonly severity?: Message['severity'];
  readonly path?: (problem: Problem, places: Places) => string | null;
}

const atItem = ({ sku, index }: Problem, { lineOf }: Places): string | null => {
  const line = sku === undefined ? null : lineOf(sku);
  if (line !== null) return `$.line_items[${line}]`;
  return index === undefined ? null : `$.line_items[${index}]`;
};
const at = (path: string) => (): string => path;
const atDestination = ({ part }: Problem, { destination }: Places): string =>
  `$.fulfillment.methods[0].destinations${destination === null ? '' : `[${destination}]${part ? `.${part}` : ''}`}`;
const atOption = at('$.fulfillment.methods[0].groups[0].selected_option_id');
const atInstrument = at('$.payment.instruments[0]');
const codeWord = (code: string): Word => ({
  type: 'warning',
  code,
  path: ({ index = 0 }) => `$.discounts.codes[${index}]`,
});

const WORDS: Readonly<Record<ProblemKind, Word>> = {
  item_unavailable: { path: atItem },
  out_of_stock: { path: atItem },
  quantity_not_allowed: { path: atItem },
  no_items: { code: 'missing', path: at('$.line_items') },
  email_missing: { code: 'missing', path: at('$.buyer.email') },
  email_invalid: { code: 'invalid', path: at('$.buyer.email') },
  destination_missing: { code: 'missing', path: at('$.fulfillment.methods[0].destinations') },
  destination_unknown: { code: 'invalid', path: at('$.fulfillment.methods[0].selected_destination_id') },
  address_incomplete: { code: 'missing', path: atDestination },
  address_invalid: { code: 'invalid', path: atDestination },
  address_undeliverable: { path: atDestination },
  option_missing: { code: 'missing', path: atOption },
  option_unknown: { code: 'invalid', path: atOption },
  no_way_to_pay: { code: 'payment_unavailable', severity: 'requires_buyer_input' },
  billing_address_missing: { code: 'missing', path: at('$.payment.instruments[0].billing_address') },
  instrument_missing: { code: 'missing', path: at('$.payment.instruments') },
  instrument_unknown: { code: 'invalid', path: atInstrument },
  payment_failed: { path: atInstrument },
  payment_needs_person: { code: 'payment_action_required', severity: 'requires_buyer_input' },
  price_changed: { type: 'warning', path: at('$.totals') },
  currency_ignored: { type: 'info', path: at('$.currency') },
  tax_unknown: { type: 'info', path: at('$.totals') },
  code_invalid: codeWord('discount_code_invalid'),
  code_expired: codeWord('discount_code_expired'),
  code_not_combined: codeWord('discount_code_combination_disallowed'),
  code_needs_account: codeWord('discount_code_user_not_logged_in'),
  code_not_eligible: codeWord('discount_code_user_ineligible'),
  refused: {},
};

/** Puts problems into the words of the protocol, in the language of the app. */
export const messagesOf = (
  app: AppContext,
  problems: readonly Problem[],
  places: Places,
): readonly Message[] =>
  problems.map((problem) => {
    const { type = 'error', code = problem.kind, severity = 'recoverable', path } = WORDS[problem.kind];
    const found = path?.(problem, places) ?? null;
    return {
      type,
      code,
      content: sentenceOf(app, problem),
      ...(type === 'error' && { severity }),
      ...(found !== null && { path: found }),
    };
  });

/** The longest notice of a product. */
const MOST_NOTICE = 1000;

/** Puts the notices that the law requires with goods into messages, which platforms have to show beside the line. */
export const disclosuresOf = (notices: readonly ProductNotice[], { lineOf }: Places): readonly Message[] =>
  notices.flatMap(({ sku, type, message }) => {
    const line = lineOf(sku);
    return line === null
      ? []
      : [
          {
            type: 'warning',
            code: type === 'prop_65' ? 'prop65' : type,
            content: cleanText(message, MOST_NOTICE),
            path: `$.line_items[${line}]`,
            presentation: 'disclosure',
          },
        ];
  });

/** The places of an answer without lines. */
export const NO_PLACES: Places = { lineOf: () => null, destination: null };

/** Creates the message of an answer that is nothing but an error. */
export const errorMessage = (app: AppContext, code: 'not_found' | 'too_many'): Message => ({
  type: 'error',
  code: code === 'too_many' ? 'too_many_sessions' : code,
  content: app.texts()(`agents.${code}`),
  severity: 'unrecoverable',
});
