import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Carrier } from '../contract.ts';
import type { TemplateCarrier } from './carrierSettings.ts';
import { fillTemplate } from './trackingTemplate.ts';

/** A carrier of an extension, or one that the merchant lists. */
export interface ListedCarrier extends Carrier {
  /** The extension that registered it; null: the setting `shippingCarriers` alone lists it. */
  readonly extension: string | null;
  /** The template of its tracking pages; null: its extension makes the addresses. */
  readonly template: string | null;
}

/**
 * Lists the carriers, those of the setting `shippingCarriers` first. A carrier of an extension that the setting lists too has
 * the name and the tracking pages of the setting, and makes labels as before. One statement.
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

/** Finds a carrier by its code or its name, without regard to case. */
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
