import type { AppContext } from '../../platform/contracts/context.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';

const KEYS = ['measurementEnabled', 'measurementScript', 'measurementConnect'] as const;

/** The settings by which the shop measures. */
export interface Measurement {
  readonly enabled: boolean;
  /** The script of another service. Null: there is none. */
  readonly script: {
    readonly address: string;
    /** Its host, which visitors are told. */
    readonly host: string;
    readonly sources: ForeignSources;
  } | null;
}

/** Selects the saved settings of measurement as one JSON value. Its schema is `savedMeasurement`. */
export const measurementColumn = savedSettingsColumn(KEYS);
export const savedMeasurement = savedSettings;

/** Creates what the shop measures with from what was saved. */
export function measurementFrom(app: AppContext, saved: SavedSettings): Measurement {
  const settings = settingsFrom(app, KEYS, saved);
  const enabled = settings.measurementEnabled;
  const url = enabled ? URL.parse(settings.measurementScript) : null;
  const connect = URL.parse(settings.measurementConnect);
  return {
    enabled,
    script: url && {
      address: url.href,
      host: url.host,
      sources: {
        'script-src': [url.origin],
        'connect-src': [url.origin, ...(connect && connect.origin !== url.origin ? [connect.origin] : [])],
      },
    },
  };
}
