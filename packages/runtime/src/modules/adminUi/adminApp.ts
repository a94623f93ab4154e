import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';
import { readAdminFiles } from './adminFiles.ts';
import type { AdminFiles } from './adminFiles.ts';
import { findBuiltAdmin } from './builtAdmin.ts';
import type { BuiltAdmin } from './builtAdmin.ts';

/** The built admin files, or the message to show if the admin cannot be served. */
export type AdminApp =
  | { readonly files: AdminFiles }
  | { readonly files: null; readonly text: string; readonly isBuilding: boolean };

const TEXTS = {
  notInstalled: 'The package @shop/admin is not installed. Install it beside @shop/runtime.',
  noBuildTool:
    'The admin is not built, and the build tools are not installed. Run `npm install` with development dependencies, then restart the shop.',
  buildFailed: 'The admin could not be built. Run `npm run build -w @shop/admin` to see why.',
} as const;

/** Maximum time in milliseconds that a request waits for a build. Builds take several seconds. */
const PATIENCE_MS = 250;
const BUILDING: AdminApp = {
  files: null,
  text: 'The admin is being built. This page will open it in a moment.',
  isBuilding: true,
};

let reporting: Promise<void> | null = null;

/**
 * Logs a warning with instructions if the admin cannot be served. Logs it once per process, as soon as the problem is
 * known.
 */
export const reportMissingAdmin = (logger: Logger): Promise<void> =>
  (reporting ??= findBuiltAdmin().then((built) => {
    if (built.folder === null) logger.warn({ output: built.output }, TEXTS[built.reason]);
  }));

/** Returns a function that loads the admin on its first call. */
export function createAdminApp(): (logger: Logger) => Promise<AdminApp> {
  let opening: Promise<AdminApp> | null = null;
  return (logger) => {
    opening ??= reportMissingAdmin(logger).then(findBuiltAdmin).then(openBuilt);
    return Promise.race([opening, delay(PATIENCE_MS, BUILDING, { ref: false })]);
  };
}

const openBuilt = async (built: BuiltAdmin): Promise<AdminApp> =>
  built.folder === null
    ? { files: null, text: TEXTS[built.reason], isBuilding: false }
    : { files: await readAdminFiles(built.folder) };
