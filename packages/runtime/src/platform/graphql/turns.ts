import { tooManyRequests } from '../http/request/errors.ts';

/** Schedules CPU-intensive tasks of many clients, one task per turn of the event loop. */
export interface Turns {
  /**
   * Runs `work` at the client's next turn. Clients take turns, and the tasks of a client run in the order of arrival. Throws a 429
   * refusal if the client already has too many waiting tasks. If the signal aborts first, throws the signal's reason.
   */
  pass<T>(client: string, work: () => T | Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Piece {
  readonly signal: AbortSignal;
  run(): void;
  leave(reason: unknown): void;
}

/** The Retry-After time in seconds for a client with too many waiting tasks. */
const RETRY_SECONDS = 1;

/**
 * Creates the scheduler. Between two tasks, the event loop handles new connections and other pending work. Other requests thus wait
 * for at most one task, no matter how many clients send tasks.
 */
export function createTurns(mostOfClient: number): Turns {
  /** The waiting tasks by client. The first client has the next turn. */
  const waiting = new Map<string, Piece[]>();
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setImmediate(takeTurn);
  };

  const takeTurn = () => {
    isScheduled = false;
    for (let piece = next(); piece; piece = next()) {
      if (!piece.signal.aborted) {
        piece.run();
        break;
      }
      piece.leave(piece.signal.reason);
    }
    schedule();
  };

  const next = (): Piece | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    const [client, [piece, ...rest]] = first;
    // Move the client to the end of the queue.
    waiting.delete(client);
    if (rest.length > 0) waiting.set(client, rest);
    return piece;
  };

  return {
    async pass(client, work, signal) {
      const pieces = waiting.get(client) ?? [];
      if (pieces.length >= mostOfClient) throw tooManyRequests(RETRY_SECONDS);
      await new Promise<void>((run, leave) => {
        pieces.push({ run, leave, signal });
        waiting.set(client, pieces);
        schedule();
      });
      return work();
    },
  };
}
