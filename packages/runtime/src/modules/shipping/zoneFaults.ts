import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { logLeftOut } from './callProvider.ts';
import type { ShippingProvider, ZoneConfigField } from './contract.ts';
import type { Attachment, Zone } from './shippingZone.ts';

/** A problem with a zone. `name` contains the overriding zone, the provider, or the field labels. */
export interface ZoneFault {
  readonly kind: 'shadowed' | 'noProvider' | 'notInstalled' | 'badConfig' | 'nothingToOffer';
  readonly zone: string;
  readonly name: string;
}

/**
 * Finds problems with zones: zones that an older zone overrides everywhere, zones without providers, unregistered
 * providers, incomplete provider configurations, and providers with nothing to offer. Calls only the providers'
 * `isSetUp`. If `isSetUp` throws, logs the error and treats the provider as having nothing to offer.
 */
export async function zoneFaults(
  app: AppContext,
  db: Db,
  zones: readonly Zone[],
): Promise<readonly ZoneFault[]> {
  const faults: ZoneFault[] = [];
  for (const zone of zones) {
    if (zone.shadowed_by) faults.push({ kind: 'shadowed', zone: zone.name, name: zone.shadowed_by.name });
    const enabled = zone.providers.filter(({ is_enabled }) => is_enabled);
    if (enabled.length === 0) faults.push({ kind: 'noProvider', zone: zone.name, name: '' });
    for (const attachment of enabled) faults.push(...(await faultsOf(app, db, zone, attachment)));
  }
  return faults;
}

async function faultsOf(
  app: AppContext,
  db: Db,
  zone: Zone,
  { provider_code, config }: Attachment,
): Promise<readonly ZoneFault[]> {
  const provider = app.registry('shippingProviders').get(provider_code);
  if (!provider) return [{ kind: 'notInstalled', zone: zone.name, name: provider_code }];
  const faulty = faultyFields(provider.zoneConfigFields ?? [], config);
  if (faulty.length > 0) return [{ kind: 'badConfig', zone: zone.name, name: faulty.join(', ') }];
  if (await isSetUp(app, db, zone, provider, config)) return [];
  return [{ kind: 'nothingToOffer', zone: zone.name, name: provider.name }];
}

async function isSetUp(
  app: AppContext,
  db: Db,
  { shipping_zone_id: id, uuid, name }: Zone,
  provider: ShippingProvider,
  zoneConfig: Attachment['config'],
): Promise<boolean> {
  if (!provider.isSetUp) return true;
  try {
    return await provider.isSetUp({ app, db, zone: { id, uuid, name }, zoneConfig });
  } catch (error) {
    logLeftOut(app, provider.code, error);
    return false;
  }
}

/**
 * Lists the labels of fields that are missing or invalid in a configuration. Toggles and fields with a default value
 * may be missing.
 */
export const faultyFields = (
  fields: readonly ZoneConfigField[],
  config: Readonly<Record<string, unknown>>,
): readonly string[] =>
  fields.filter((field) => isFaulty(field, config[field.name])).map(({ label }) => label);

function isFaulty({ type, defaultValue, options = [] }: ZoneConfigField, value: unknown): boolean {
  if (value === undefined || value === null || value === '')
    return type !== 'toggle' && defaultValue === undefined;
  switch (type) {
    case 'number':
      return !Number.isFinite(typeof value === 'string' ? Number(value) : value);
    case 'toggle':
      return typeof value !== 'boolean';
    case 'select':
      return !options.some((option) => option.value === value);
    default:
      return typeof value !== 'string';
  }
}
