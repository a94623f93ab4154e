import type { AppContext } from '../../platform/contracts/context.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';

const KEYS = ['measurementEnabled', 'measurementScript', 'measurementConnect'] as const;

/** The shop's measurement configuration. */
export interface Measurement {
  readonly enabled: boolean;
  /** The third-party script. Null if there is none. */
  readonly script: {
    readonly address: string;
    /** The host of the script, which is shown to visitors. */
    readonly host: string;
    readonly sources: ForeignSources;
  } | null;
}

/** Selects the stored measurement settings as a single JSON value. Its schema is `savedMeasurement`. */
export const measurementColumn = savedSettingsColumn(KEYS);
export const savedMeasurement = savedSettings;

/** Creates the measurement configuration from the stored settings. */
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
