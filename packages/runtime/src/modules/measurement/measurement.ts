import type { AppContext } from '../../platform/context.ts';
import type { ForeignSources } from '../../platform/http/contentSecurity.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';

const KEYS = ['measurementEnabled', 'measurementScript'] as const;

/** What the shop measures with. */
export interface Measurement {
  readonly enabled: boolean;
  /** The script of another service. Null: there is none. */
  readonly script: {
    readonly address: string;
    readonly host: string;
    readonly sources: ForeignSources;
  } | null;
}

/** Selects the saved settings of measurement as one JSON value. Its schema is `savedMeasurement`. */
export const measurementColumn = savedSettingsColumn(KEYS);
export const savedMeasurement = savedSettings;

/** Makes what the shop measures with from what was saved. */
export function measurementFrom(app: AppContext, saved: SavedSettings): Measurement {
  const { measurementEnabled: enabled, measurementScript: address } = settingsFrom(app, KEYS, saved);
  const url = enabled && address !== '' ? URL.parse(address) : null;
  return {
    enabled,
    script: url && {
      address: url.href,
      host: url.hostname,
      sources: { 'script-src': [url.origin], 'connect-src': [url.origin] },
    },
  };
}
