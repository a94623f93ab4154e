import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Carrier } from '../contract.ts';
import type { TemplateCarrier } from './carrierSettings.ts';
import { fillTemplate } from './trackingTemplate.ts';

/** A carrier from an extension or from the merchant's settings. */
export interface ListedCarrier extends Carrier {
  /** The extension that registered the carrier. Null if only the setting `shippingCarriers` lists it. */
  readonly extension: string | null;
  /** The tracking URL template. Null if the extension creates the URLs. */
  readonly template: string | null;
}

/**
 * Lists the carriers, starting with those from the `shippingCarriers` setting. If both the setting and an extension
 * define a carrier, its name and tracking URL come from the setting, and the extension still creates its labels. One
 * SQL statement.
 */
export async function listCarriers(app: AppContext, db: Db): Promise<readonly ListedCarrier[]> {
  const registry = app.registry('carriers');
  const contributed = registry
    .list()
    .map((carrier) => contributedCarrier(carrier, registry.ownerOf(carrier.name) ?? null));
  const listed = (await app.setting('shippingCarriers', db)).map((own) =>
    templateCarrier(
      own,
      contributed.find(({ name }) => isSame(name, own.code)),
    ),
  );
  return [...listed, ...contributed.filter(({ name }) => !listed.some((one) => isSame(one.name, name)))];
}

/** Finds a carrier by code or name, ignoring case. */
export const findCarrier = (carriers: readonly ListedCarrier[], word: string): ListedCarrier | null =>
  carriers.find(({ name }) => isSame(name, word)) ??
  carriers.find(({ label }) => isSame(label, word)) ??
  null;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const contributedCarrier = (carrier: Carrier, extension: string | null): ListedCarrier => ({
  name: carrier.name,
  label: carrier.label,
  extension,
  template: null,
  trackingUrl: (shipment) => carrier.trackingUrl(shipment),
  ...(carrier.createLabel && { createLabel: carrier.createLabel.bind(carrier) }),
  ...(carrier.createReturnLabel && { createReturnLabel: carrier.createReturnLabel.bind(carrier) }),
});

const templateCarrier = (
  { code, name, trackingUrl: template }: TemplateCarrier,
  contributed: ListedCarrier | undefined,
): ListedCarrier => ({
  ...(contributed ?? { name: code, extension: null }),
  label: name,
  template,
  trackingUrl: ({ trackingNumber }) =>
    trackingNumber === null ? null : fillTemplate(template, trackingNumber),
});
