import type { Logger } from '../logger.ts';
import { warningsOf } from './installed.ts';
import type { Installed, Quarantined } from './installed.ts';

/** Logs which extensions were left out and which may be incompatible. */
export function logExtensions(
  {
    installed,
    quarantined,
  }: { readonly installed: readonly Installed[]; readonly quarantined: readonly Quarantined[] },
  log: Logger,
): void {
  for (const { name, warning } of warningsOf(installed)) log.warn({ extension: name }, `${name} ${warning}`);
  for (const { name, fault } of quarantined)
    log.warn(
      { extension: name },
      `left out: ${fault.where}: ${fault.message}${fault.hint ? `. ${fault.hint}` : ''}`,
    );
}
