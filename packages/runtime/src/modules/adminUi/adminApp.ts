import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';
import { readAdminFiles } from './adminFiles.ts';
import type { AdminFiles } from './adminFiles.ts';
import { findBuiltAdmin } from './builtAdmin.ts';
import type { BuiltAdmin } from './builtAdmin.ts';

/** The files of the admin if it can be served, or the message to show instead. */
export type AdminApp =
  | { readonly files: AdminFiles }
  | { readonly files: null; readonly text: string; readonly isBuilding: boolean };

const TEXTS = {
  notInstalled: 'The package @shop/admin is not installed. Install it beside @shop/runtime.',
  noBuildTool:
    'The admin is not built, and the build tools are not installed. Run `npm install` with development dependencies, then restart the shop.',
  buildFailed: 'The admin could not be built. Run `npm run build -w @shop/admin` to see why.',
} as const;

/** A request does not wait the several seconds of a build. */
const PATIENCE_MS = 250;
const BUILDING: AdminApp = {
  files: null,
  text: 'The admin is being built. This page will open it in a moment.',
  isBuilding: true,
};

let reporting: Promise<void> | null = null;

/** Logs a warning that explains how to get the admin if it cannot be served, once per process and as soon as that is known. */
export const reportMissingAdmin = (logger: Logger): Promise<void> =>
  (reporting ??= findBuiltAdmin().then((built) => {
    if (built.folder === null) logger.warn({ output: built.output }, TEXTS[built.reason]);
  }));

/** Opens the admin on the first request for it. */
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
