import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { unprintableIn } from '../../platform/pdf/unprintable.ts';
import type { Unprintable } from '../../platform/pdf/unprintable.ts';
import { keysFor } from '../../platform/secrets.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { describeSettings } from '../../modules/settings/describeSettings.ts';
import { openValue } from '../../modules/settings/index.ts';
import type { PaymentSetup } from '../../modules/payments/contract.ts';
import { readMethods } from '../../modules/payments/index.ts';
import type { MethodState } from '../../modules/payments/index.ts';
import { readRecordFacts } from './facts.repo.ts';
import type { RecordFacts } from './facts.repo.ts';

export interface ShopFacts extends RecordFacts {
  /** The file storage error. Null if the storage is available. */
  readonly storageFault: string | null;
  readonly secondFactorRequired: boolean;
  readonly methods: readonly MethodFacts[];
  /** The saved settings that the configuration overrides. */
  readonly overridden: readonly string[];
  /** The secret settings that no key can decrypt, and the secret settings that only a previous key can decrypt. */
  readonly sealed: {
    readonly all: number;
    readonly lost: readonly string[];
    readonly old: readonly string[];
  };
  /** The characters in recent buyer and item names that cannot be printed in documents. */
  readonly unprintable: Unprintable;
  /** The names of the registered themes. */
  readonly themes: readonly string[];
}

export interface MethodFacts extends PaymentSetup {
  readonly code: string;
  readonly fault: string | null;
}

/** Collects the facts of a shop whose tables exist. */
export async function shopFacts(app: AppContext, db: Db): Promise<ShopFacts> {
  const [records, settings, required, states, storageFault] = await Promise.all([
    readRecordFacts(db),
    describeSettings(app, db),
    app.settings(['adminSecondFactorRequired'], db),
    readMethods(app, db),
    app.media.storage.list('', { after: null, limit: 1 }, app).then(
      () => null,
      (error: unknown) => String(error),
    ),
  ]);
  const inConfig = new Set(settings.filter(({ in_config }) => in_config).map(({ name }) => name));
  return {
    ...records,
    storageFault,
    secondFactorRequired: required['adminSecondFactorRequired'] === true,
    methods: await Promise.all(states.filter(({ isOn }) => isOn).map(methodFacts)),
    overridden: records.saved.map(({ name }) => name).filter((name) => inConfig.has(name)),
    unprintable: await unprintableIn(records.printed),
    sealed: sealedFacts(app, records),
    themes: app
      .registry('theme')
      .list()
      .map(({ name }) => name),
  };
}

async function methodFacts({ code, setup }: MethodState): Promise<MethodFacts> {
  try {
    return { code, fault: null, ...(await setup()) };
  } catch (error) {
    return { code, fault: String(error), mode: null, missing: [], addresses: [] };
  }
}

function sealedFacts(app: AppContext, { saved }: RecordFacts): ShopFacts['sealed'] {
  const definitions = serverOf(app).settingDefinitions;
  const secrets = saved.filter(({ name }) => definitions.get(name)?.secret === true);
  const keys = keysFor(app.config, 'settings');
  const opens = (tried: readonly Buffer[], { name, value }: (typeof secrets)[number]) => {
    try {
      openValue(tried, name, value);
      return true;
    } catch {
      // `openValue` throws if no key decrypts the value.
      return false;
    }
  };
  const namesOf = (some: typeof secrets) => some.map(({ name }) => name);
  const lost = secrets.filter((one) => !opens(keys, one));
  return {
    all: secrets.length,
    lost: namesOf(lost),
    old: namesOf(secrets.filter((one) => !lost.includes(one) && !opens(keys.slice(0, 1), one))),
  };
}
