import { tooManyRequests } from '../http/request/errors.ts';

/** Runs one task of expensive work in each turn of the event loop, across many clients. */
export interface Turns {
  /**
   * Runs `work` when it is its turn: waiting clients are served in rotation, each with its oldest task. Throws 429 for a client
   * with too many waiting tasks, and the signal's reason if it aborts first.
   */
  pass<T>(client: string, work: () => T | Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Piece {
  readonly signal: AbortSignal;
  run(): void;
  leave(reason: unknown): void;
}

/** Seconds after which a client with too many waiting tasks may retry. */
const RETRY_SECONDS = 1;

/**
 * Creates the turns. Between two turns, the event loop accepts new connections and serves what is ready, so that nobody waits for
 * more than one task, no matter how many clients send them.
 */
export function createTurns(mostOfClient: number): Turns {
  /** The clients in the order of their next turns. */
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
    // The client goes to the end of the queue.
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
