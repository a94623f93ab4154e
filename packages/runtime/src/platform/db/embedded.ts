import type { Logger } from 'pino';
import { EXIT, StartFailure } from '../startFailure.ts';
import { findBinaries } from './embedded/binaries.ts';
import { withFileLock } from './embedded/fileLock.ts';
import { preparePlace } from './embedded/place.ts';
import { keepRunning } from './embedded/keepRunning.ts';
import type { Place } from './embedded/place.ts';
import { addressOf, launch, reuseRunning, shutDown } from './embedded/server.ts';
import { hasUsers, joinUsers } from './embedded/users.ts';

export interface EmbeddedOptions {
  /**
   * The server folder, `.shop/postgres` in the store. If root starts the server, this may become a link to a folder under
   * /var/lib/shop, because PostgreSQL runs as an unprivileged user who may not have access to the store.
   */
  readonly dir: string;
  readonly log?: Logger;
  /** PostgreSQL settings that apply if this call starts the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** True to restart the server if it exits before `stop` is called. */
  readonly keep?: boolean;
}

export interface Embedded {
  readonly url: string;
  /** True if the server was already running, because another process uses it or a crashed process left it running. */
  readonly reused: boolean;
  /** Stops using the server. The server itself stops when no process uses it anymore. */
  stop(): Promise<void>;
}

/**
 * Starts the store's embedded PostgreSQL server, or connects to it if it is running. The server listens on a unix socket that only
 * its own user and root can access. Throws a `StartFailure` with exit code 5 if this fails.
 */
export async function startEmbedded({
  dir,
  log,
  settings = {},
  keep = false,
}: EmbeddedOptions): Promise<Embedded> {
  try {
    const place = preparePlace(dir);
    const embedded = await withFileLock(place.lock, () => join(place, settings, log));
    return keep ? cachedServer(embedded, place, settings, log) : embedded;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint =
      'Fix this problem, or set `database.url` in the configuration (or DATABASE_URL) to the URL of a ' +
      'running PostgreSQL server.';
    throw new StartFailure(EXIT.database, [{ where: dir, message, hint }], { cause: error });
  }
}

async function join(
  place: Place,
  settings: Readonly<Record<string, string>>,
  log?: Logger,
): Promise<Embedded> {
  const leave = joinUsers(place.users);
  try {
    const found = await reuseRunning(place);
    const running = found ?? (await launchAt(place, settings));
    log?.debug({ dir: place.home, pid: running.pid, reused: found !== null }, 'embedded PostgreSQL');
    return { url: addressOf(running.socketDir), reused: found !== null, stop: stopOnce(place, leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

const launchAt = async (place: Place, settings: Readonly<Record<string, string>>) =>
  launch(place, await findBinaries(place), settings);

function cachedServer(
  embedded: Embedded,
  place: Place,
  settings: Readonly<Record<string, string>>,
  log?: Logger,
): Embedded {
  const stopping = new AbortController();
  void keepRunning(place, {
    start: () => launchAt(place, settings),
    stopped: stopping.signal,
    ...(log && { log }),
  });
  const stop = () => {
    stopping.abort();
    return embedded.stop();
  };
  return { ...embedded, stop };
}

function stopOnce(place: Place, leave: () => void): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = () =>
    withFileLock(place.lock, async () => {
      leave();
      if (!hasUsers(place.users)) await shutDown(place.data);
    });
  return () => (stopped ??= stop());
}
