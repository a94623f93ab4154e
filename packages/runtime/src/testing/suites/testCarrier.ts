import { isWebAddress, returnLabelFault } from '../../modules/shipping/index.ts';
import type {
  Carrier,
  CarrierLabel,
  CarrierReturnLabel,
  LabelAddress,
  LabelRequest,
  ReturnLabelRequest,
} from '../../modules/shipping/contract.ts';
import type { TestShop } from '../createTestShop.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The carrier to test. */
export interface CarrierSuite extends SuiteShop {
  /** The name of the carrier. */
  readonly carrier: string;
  /** An address of a shopper that the carrier serves. Default: one in Oakland, California. */
  readonly address?: LabelAddress;
}

interface Opened {
  readonly shop: TestShop;
  readonly carrier: Carrier;
  readonly suite: CarrierSuite;
}

const OAKLAND: LabelAddress = {
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '12 Analytical Row',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
};
const ITEMS = [{ sku: 'MUG', name: 'Mug', qty: 2, weight: '0.4000' }];
const KEYS = {
  label: '7d0f0a52-6f5c-4d5e-9d0b-1d1b5c0f2a01',
  returnLabel: '7d0f0a52-6f5c-4d5e-9d0b-1d1b5c0f2a02',
};

const RULES: Rules<Opened> = {
  'tracking pages are web addresses, or there is none': async ({ carrier, suite }) => {
    for (const trackingNumber of ['T 1/2&?', null]) {
      const shipment = { uuid: KEYS.label, orderNumber: '10001', trackingNumber };
      const url = await within(callMsOf(suite), 'trackingUrl', () => carrier.trackingUrl(shipment));
      if (url !== null && !isWebAddress(url))
        throw broken(`trackingUrl answered ${shown(url)}`, 'Answer an http or https URL, or null.');
    }
  },
  'a label has a number and the address of its file, and is made once for a key': async (on) => {
    if (!on.carrier.createLabel) return;
    const [one, other] = [await labelOf(on), await labelOf(on)];
    if (typeof one?.trackingNumber !== 'string' || one.trackingNumber.trim() === '')
      throw broken(`createLabel answered ${shown(one)}`, 'Answer the tracking number as a text.');
    if (!isWebAddress(one.labelUrl))
      throw broken(`the labelUrl ${shown(one.labelUrl)}`, 'Answer the http or https URL of the label.');
    checkOnce(one, other);
  },
  'a label for a return has a number and a PDF file, and is made once for a key': async (on) => {
    if (!on.carrier.createReturnLabel) return;
    const [one, other] = [await returnLabelOf(on), await returnLabelOf(on)];
    const fault = returnLabelFault(one);
    if (fault !== null)
      throw broken(
        `createReturnLabel answered a label of which ${fault}`,
        'Answer { trackingNumber, file } with the bytes of a PDF.',
      );
    checkOnce(one, other);
  },
};

/** Creates a suite that checks a carrier: its tracking pages, and its labels for shipments and returns as far as it makes them. */
export const testCarrier = (suite: CarrierSuite): Suite =>
  createSuite(`the carrier ${suite.carrier}`, () => open(suite), RULES);

async function open(suite: CarrierSuite) {
  const shop = await openSuiteShop(suite);
  const carrier = shop.app.registry('carriers').get(suite.carrier);
  if (!carrier) {
    await shop.stop();
    throw broken(
      `no carrier ${shown(suite.carrier)}`,
      'Name the "name" of a carrier that "setup" of the extension returns under carriers.',
    );
  }
  return { value: { shop, carrier, suite }, close: () => shop.stop() };
}

/** Requests a label for a shipment, with the same key each time. */
const labelOf = ({ shop, carrier, suite }: Opened): Promise<CarrierLabel | undefined> => {
  const request: LabelRequest = {
    app: shop.app,
    key: KEYS.label,
    shipment: { uuid: KEYS.label, orderNumber: '10001', trackingNumber: null },
    serviceCode: null,
    origin: shop.app.config.shop.address ?? null,
    destination: suite.address ?? OAKLAND,
    items: ITEMS,
  };
  return within(callMsOf(suite), 'createLabel', () => carrier.createLabel?.(request));
};

/** Requests a label for a return, with the same key each time. */
const returnLabelOf = ({ shop, carrier, suite }: Opened): Promise<CarrierReturnLabel | undefined> => {
  const request: ReturnLabelRequest = {
    app: shop.app,
    key: KEYS.returnLabel,
    returnNumber: 'R10001',
    orderNumber: '10001',
    origin: suite.address ?? OAKLAND,
    destination: shop.app.config.shop.address ?? null,
    items: ITEMS,
  };
  return within(callMsOf(suite), 'createReturnLabel', () => carrier.createReturnLabel?.(request));
};

function checkOnce(
  one: { readonly trackingNumber: string } | undefined,
  other: { readonly trackingNumber: string } | undefined,
): void {
  if (one?.trackingNumber !== other?.trackingNumber)
    throw broken(
      `the numbers ${shown(one?.trackingNumber)} and ${shown(other?.trackingNumber)} for one key`,
      'Hand the key to the service as its idempotency key: after a failure the shop calls again with it.',
    );
}
