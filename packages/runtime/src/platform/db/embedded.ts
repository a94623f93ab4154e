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
   * The server folder, `.shop/postgres` in the store. If root starts the server, the folder may become a link to one under
   * /var/lib/shop, because the unprivileged user that runs PostgreSQL may not be able to access it.
   */
  readonly dir: string;
  readonly log?: Logger;
  /** PostgreSQL settings for a server started by this call. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Restarts the server whenever it exits before `stop`. */
  readonly keep?: boolean;
}

export interface Embedded {
  readonly url: string;
  /** True if the server was already running: another process uses it, or a crashed one left it. */
  readonly reused: boolean;
  /** Ends this use of the server. The server stops when its last use ends. */
  stop(): Promise<void>;
}

/**
 * Starts the store's own PostgreSQL, on a unix socket that only its user and root can open, or joins the running one. Throws a
 * `StartFailure` with exit code 5.
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
    return keep ? kept(embedded, place, settings, log) : embedded;
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

function kept(
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
