import { suggestion } from '../nearestName.ts';
import { EXIT } from '../startFailure.ts';
import { likelyNames } from './installed.ts';
import type { Installed } from './installed.ts';
import type { Problem } from './member.ts';
import type { Assemble } from './assemble.ts';

/** Reports names in `SHOP_WITHOUT_EXTENSIONS` that do not match any extension of the store. */
export function unknownLeftOut(
  installed: readonly Installed[],
  { withoutExtensions = [] }: Assemble['config'],
): Problem[] {
  const known = installed.map(({ origin }) => origin.resolve);
  return withoutExtensions
    .filter((name) => !known.includes(name))
    .map((name): Problem => ({
      blame: [],
      exitCode: EXIT.config,
      fault: {
        where: 'environment: SHOP_WITHOUT_EXTENSIONS',
        message: `the store has no extension "${name}"`,
        hint: suggestion(name, known) ?? `Name them as the store does: ${known.join(', ')}`,
      },
    }));
}

/**
 * Reports config sections in `system` that do not belong to any extension. Sections of disabled and broken extensions are allowed.
 * If any extension was left out by the environment, all sections are allowed, because the name of an extension is known only once
 * its code is loaded.
 */
export function unknownSlices(
  installed: readonly Installed[],
  { system, configFile, withoutExtensions = [] }: Assemble['config'],
): Problem[] {
  if (withoutExtensions.length > 0) return [];
  const names = installed.flatMap((one) =>
    one.state === 'loaded' ? one.extension.name : likelyNames(one.origin),
  );
  const known = ['theme', ...names];
  return Object.keys(system)
    .filter((name) => !known.includes(name))
    .map((name): Problem => {
      const hint = suggestion(name, known);
      return {
        blame: [],
        exitCode: EXIT.config,
        fault: {
          where: `${configFile}: system.${name}`,
          message: 'no installed extension has this name',
          ...(hint && { hint }),
        },
      };
    });
}

/** Reports an active theme that does not name an enabled extension. A broken theme is not reported here. */
export function unknownTheme(
  installed: readonly Installed[],
  { system: { theme }, configFile }: Assemble['config'],
): Problem[] {
  const names = installed.flatMap((one) => {
    if (one.state === 'disabled') return [];
    return one.state === 'loaded' ? one.extension.name : likelyNames(one.origin);
  });
  if (theme === undefined || names.includes(theme)) return [];
  return [
    {
      blame: [],
      exitCode: EXIT.config,
      fault: {
        where: `${configFile}: system.theme`,
        message: `no enabled extension is named "${theme}"`,
        hint: suggestion(theme, names) ?? 'Install the theme, or remove the key.',
      },
    },
  ];
}
