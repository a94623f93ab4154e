import { nearestName } from '../../platform/nearestName.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import { CHECKS } from '../../modules/readiness/check.ts';
import type { ConfigurationCheck, Diagnosis } from './check.ts';
import { databaseChecks } from './databaseChecks.ts';
import { cartInvariants } from './invariants/carts.ts';
import { catalogueInvariants } from './invariants/catalogue.ts';
import { contentInvariants } from './invariants/content.ts';
import { currencyInvariants } from './invariants/currencies.ts';
import type { Invariant } from './invariants/invariant.ts';
import { keyInvariants } from './invariants/keys.ts';
import { orderInvariants } from './invariants/orders.ts';
import { priceInvariants } from './invariants/prices.ts';
import { promotionInvariants } from './invariants/promotions.ts';
import { storedValueInvariants } from './invariants/storedValue.ts';
import { returnInvariants } from './invariants/returns.ts';
import { paymentInvariants } from './invariants/payments.ts';
import { tenderInvariants } from './invariants/tenders.ts';
import { privacyInvariants } from './invariants/privacy.ts';
import { workInvariants } from './invariants/work.ts';
import { machineChecks } from './machineChecks.ts';
import { operationChecks } from './operationChecks.ts';
import { securityChecks } from './securityChecks.ts';

/** The configuration and machine checks, in display order. */
export const configurationChecks: readonly ConfigurationCheck[] = [
  ...machineChecks,
  ...databaseChecks,
  ...securityChecks,
  ...operationChecks,
];

/** The rules that the records of a healthy shop satisfy, in display order. */
export const invariants: readonly Invariant[] = [
  ...orderInvariants,
  ...returnInvariants,
  ...currencyInvariants,
  ...paymentInvariants,
  ...tenderInvariants,
  ...cartInvariants,
  ...catalogueInvariants,
  ...priceInvariants,
  ...promotionInvariants,
  ...storedValueInvariants,
  ...contentInvariants,
  ...keyInvariants,
  ...privacyInvariants,
  ...workInvariants,
];

const GROUPS = ['setUp', 'goLive', 'configuration', 'data'] as const;

/** Reports whether a check is selected. All checks are selected if no names are given. */
export type CheckFilter = (id: string, group: Diagnosis['group']) => boolean;

/** Parses the names of the selected checks and groups. Throws StartFailure (exit 2) for an unknown name. */
export function selectChecks(names: readonly string[]): CheckFilter {
  const ids = [
    ...Object.keys(CHECKS),
    ...configurationChecks.map(({ id }) => id),
    ...invariants.map(({ id }) => id),
  ];
  const known = [...GROUPS, ...ids];
  const faults = names
    // The rules of extensions are known only to a shop that runs. Their names contain a dot.
    .filter((name) => !known.includes(name) && !name.includes('.'))
    .map((name) => {
      const near = nearestName(name, known);
      return {
        where: '--only',
        message: `unknown check "${name}"`,
        hint: near === null ? 'shop doctor --json lists all of them.' : `Did you mean ${near}?`,
      };
    });
  if (faults.length > 0) throw new StartFailure(EXIT.usage, faults);
  const selected = new Set(names);
  return (id, group) => selected.size === 0 || selected.has(id) || selected.has(group);
}
