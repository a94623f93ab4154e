import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';
import { readAdminFiles } from './adminFiles.ts';
import type { AdminFiles } from './adminFiles.ts';
import { findBuiltAdmin } from './builtAdmin.ts';
import type { BuiltAdmin } from './builtAdmin.ts';

/** The admin as far as it can be served: its files, or what to say in place of them. */
export type AdminApp =
  | { readonly files: AdminFiles }
  | { readonly files: null; readonly text: string; readonly isBuilding: boolean };

const TEXTS = {
  notInstalled: 'The package @shop/admin is not installed. Install it beside @shop/runtime.',
  noBuildTool:
    'The admin is not built, and the build tools are not installed. Run `npm install` with development dependencies, then restart the shop.',
  buildFailed: 'The admin could not be built. Run `npm run build -w @shop/admin` to see why.',
} as const;

/** A build takes some seconds, which a request does not wait for. */
const PATIENCE_MS = 250;
const BUILDING: AdminApp = {
  files: null,
  text: 'The admin is being built. This page will open it in a moment.',
  isBuilding: true,
};

let reporting: Promise<void> | null = null;

/** Logs a warning where the admin cannot be served, which says how to get it: once for a process, as soon as that is known. */
export const reportMissingAdmin = (logger: Logger): Promise<void> =>
  (reporting ??= findBuiltAdmin().then((built) => {
    if (built.folder === null) logger.warn({ output: built.output }, TEXTS[built.reason]);
  }));

/** Opens the admin at the first request for it. */
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
