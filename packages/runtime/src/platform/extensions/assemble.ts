import type { Clock } from '../clock.ts';
import type { ShopConfig } from '../config/schema.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import type { Extension } from '../contracts/extension.ts';
import { absenceOfQuarantined, isOptional, quarantine } from './quarantine.ts';
import { likelyNames, placeOf } from './installed.ts';
import type { Installed, Quarantined } from './installed.ts';
import type { Problem } from './member.ts';
import { mergeMembers } from './mergeMembers.ts';
import type { Assembly } from './assembly.ts';
import type { Absence } from './order.ts';
import { prepareMember } from './prepareMember.ts';
import { unknownLeftOut, unknownSlices, unknownTheme } from './unknownNames.ts';

export interface Assemble {
  /** The modules in load order. They precede all extensions. */
  readonly modules: readonly Extension[];
  readonly installed: readonly Installed[];
  readonly config: Pick<ShopConfig, 'system' | 'configFile' | 'storeDir'> &
    Partial<Pick<ShopConfig, 'deadlines' | 'withoutExtensions'>>;
  /** Extensions to leave out, such as optional extensions whose start hook has failed. */
  readonly quarantined?: readonly Quarantined[];
  /** The clock for recording faults and scheduling retries. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/**
 * Assembles a shop from modules and extensions. Sorts them, parses their config sections, runs each `setup` once, and then
 * validates and merges all contributions. An invalid optional extension is left out entirely. Throws StartFailure with all faults,
 * with exit code 3 if only the config is at fault and otherwise 7.
 */
export function assemble({
  modules,
  installed,
  config,
  quarantined: leftOut = [],
  clock,
}: Assemble): Assembly {
  const out = new Set(leftOut.map(({ name }) => name));
  const prepared = [
    ...modules.map((module) => prepareMember(module, `module ${module.name}`, null, config)),
    ...installed.flatMap((one) => {
      if (one.state !== 'loaded' || out.has(one.extension.name)) return [];
      const label = `extension ${one.extension.name} (${placeOf(one.origin, config.storeDir)})`;
      return [prepareMember(one.extension, label, one.origin, config)];
    }),
  ];
  const allProblems = [...brokenOnes(installed, out), ...prepared.flatMap(({ problems }) => problems)];
  const stopping = allProblems.filter(({ blame }) => !blame.some(isOptional));
  const unfit = quarantinedBy(allProblems);
  const fit = quarantine({
    members: prepared.flatMap(({ member }) => member ?? []),
    absent: absences(installed, [...leftOut, ...unfit]),
    blamed: new Set(stopping.flatMap(({ blame }) => blame.map(({ name }) => name))),
  });
  const problems = [
    ...stopping,
    ...fit.problems,
    ...unknownLeftOut(installed, config),
    ...unknownSlices(installed, config),
    ...unknownTheme(installed, config),
  ];
  if (problems.length > 0) throw failureOf(problems);
  return mergeMembers(fit.ordered, installed, [...leftOut, ...unfit, ...fit.quarantined], {
    deadlines: config.deadlines,
    clock,
  });
}

function failureOf(problems: readonly Problem[]): StartFailure {
  const isExtensions = problems.some(({ exitCode }) => exitCode === EXIT.extension);
  const faults: Fault[] = problems.map(({ fault }) => fault);
  return new StartFailure(isExtensions ? EXIT.extension : EXIT.config, faults);
}

function brokenOnes(installed: readonly Installed[], out: ReadonlySet<string>): Problem[] {
  return installed.flatMap((one): Problem[] => {
    if (one.state !== 'broken') return [];
    const { origin, fault } = one;
    const names = likelyNames(origin);
    if (names.some((name) => out.has(name))) return [];
    return [
      {
        blame: names.map((name) => ({ name, origin })),
        exitCode: EXIT.extension,
        fault,
      },
    ];
  });
}

/** Returns the optional extensions that are at fault, each with its first fault. */
function quarantinedBy(problems: readonly Problem[]): Quarantined[] {
  const quarantined = new Map<string, Quarantined>();
  for (const { blame, fault } of problems) {
    const culprit = blame.find(isOptional);
    if (culprit && !quarantined.has(culprit.name))
      quarantined.set(culprit.name, { name: culprit.name, fault });
  }
  return [...quarantined.values()];
}

function absences(
  installed: readonly Installed[],
  quarantined: readonly Quarantined[],
): Map<string, Absence> {
  const disabled = installed.filter(({ state }) => state === 'disabled');
  return new Map([
    ...disabled.flatMap(({ origin }) =>
      likelyNames(origin).map((name): [string, Absence] => [
        name,
        {
          why: 'is disabled in the config',
          hint: `Enable ${origin.resolve}, or remove ${name} from "after".`,
        },
      ]),
    ),
    ...quarantined.map(({ name, fault }): [string, Absence] => [
      name,
      absenceOfQuarantined(name, fault.message),
    ]),
  ]);
}
