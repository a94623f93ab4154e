import type { AppContext } from './context.ts';
import type { Reply } from './reply.ts';
import type { RequestInfo } from './route.ts';
import type { Refusal } from '../errors.ts';

/** A request at a door, before its input is validated. */
export interface DoorVisit {
  readonly app: AppContext;
  /** The request, with its raw headers and, once it was read, the raw body. It has no cookies. */
  readonly request: RequestInfo;
}

/** A request that is not served, for which the door makes the response. */
export interface DoorProblem extends DoorVisit {
  /**
   * The reason: status, code, English text, and `details` for invalid input. Errors that the server reports have the codes of the REST
   * API, such as `METHOD_NOT_ALLOWED`, `TOO_MANY_REQUESTS` or `SERVICE_UNAVAILABLE`. Its headers, such as `Allow` and `Retry-After`,
   * are sent in any case.
   */
  readonly refusal: Refusal;
  /** The parsed body, not validated. Undefined if the body was not read or is not JSON, and at routes with a raw body. */
  readonly body: unknown;
}

/** The rules for repeated requests at a door. The responses are stored and deleted like those of the REST API: after 24 hours. */
export interface DoorIdempotency {
  /** The name of the header with the key, in lowercase. Default: `idempotency-key`. `keyOf` of the door takes precedence. */
  readonly header?: string;
  /** The length of a key in characters. Default: 1 to 255. Any other key is refused with 400 `INVALID_IDEMPOTENCY_KEY`. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** True if each change must have a key. Without one it is refused with 400 `INVALID_IDEMPOTENCY_KEY` too. Default: false. */
  readonly required?: boolean;
  /** The status of `IDEMPOTENCY_KEY_REUSED`, for a key that came with another body before. Default: 422. */
  readonly conflict?: 409 | 422;
  /** The headers that mark a repeated response. Default: `idempotency-replayed: true`. */
  readonly repeated?: Readonly<Record<string, string>>;
}

/** The browsers' pages that may read the responses of a door. Cookies are never allowed. */
export interface DoorCors {
  /** The origins, such as `https://chat.example`, or `*` for all. */
  readonly origins: '*' | readonly string[];
  /** The request headers that pages may send, besides those that need no permission. */
  readonly headers?: readonly string[];
  /** The response headers that pages may read. */
  readonly exposed?: readonly string[];
}

/**
 * A door: the paths, outside `/api`, at which an extension speaks a protocol of its own. The routes of a door name it in `door`. Below
 * its paths every response is the door's, also to requests that no route serves: 404, 405, 413, 415, 429, 503 and 500 are made by
 * `refused`. There are no cookies, no sessions, and no language prefixes. Routes answer what `handle` returns, without an envelope.
 */
export interface Door {
  /** The door's permanent ID, which begins with the name of the extension. */
  readonly id: string;
  /** The paths below which the door answers, such as `/ucp` and `/.well-known/ucp`. No other route can lie below them. */
  readonly paths: readonly string[];
  /**
   * The boolean setting that switches the door on, or several that must all be on. Until then the paths are unknown pages. Each process
   * holds the values, and reads them again every few seconds. If absent, the door is always on.
   */
  readonly setting?: string | readonly string[];
  /** The maximum size of a body in bytes. Default: `server.bodyLimit` in the config. */
  readonly bodyLimit?: number;
  /** Headers of every response of the door. A header of a single response replaces them. Default: `cache-control: no-store`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The number of requests that an identity (`rateKey`) or, if it has none, a client address may send in a time. False for no limit.
   * Default: the limit of pages. The config can turn off all limits (`rateLimit: false`).
   */
  readonly rate?: { readonly points: number; readonly seconds: number } | false;
  /** The browsers' pages that may call the door. Default: none, without any `Access-Control` header. */
  readonly cors?: DoorCors;
  /** The rules for repeated requests. If absent, idempotency keys are ignored. */
  readonly idempotency?: DoorIdempotency;
  /**
   * Returns the identity whose requests are counted together, before the body is read. Null for one that is unknown, which is counted by
   * address. Return only identities that you know, because with an invented one a client has a limit of its own.
   */
  rateKey?(visit: DoorVisit): string | null | Promise<string | null>;
  /**
   * Returns the identity of the client, which handlers read as `request.identity`, and to which idempotency keys belong. Called when
   * the body was read and before it is parsed, so that a signature can be checked over `request.rawBody`. Throws a refusal, such as 401,
   * for a client that is not let in. Null, the default, is a client without an identity; its keys belong to its address.
   */
  identify?(visit: DoorVisit): string | null | Promise<string | null>;
  /**
   * Returns the idempotency key, if it is not in a header. Null for a request without one. May throw a refusal for a request that must have
   * one.
   */
  keyOf?(visit: DoorVisit): string | null;
  /**
   * Returns a text that is the same for bodies that mean the same, such as that of `meaningOfJson`. Default: bodies are the same if all of
   * their bytes are.
   */
  meaningOf?(visit: DoorVisit): string;
  /**
   * Returns the stored body as it is sent to the request that repeats it, for protocols whose responses name the ID of the message.
   * Default: the same bytes. Must change nothing else.
   */
  again?(visit: DoorVisit, body: string): string;
  /** Returns headers of every response that depend on the request, such as its ID again. They do not replace any other header. */
  answerHeaders?(visit: DoorVisit): Readonly<Record<string, string>>;
  /** Makes the response to a request that is not served. Must not wait for anything. */
  refused(problem: DoorProblem): Reply;
}

/** Lists the settings that switch a door on. */
export const settingsOf = ({ setting }: Pick<Door, 'setting'>): readonly string[] =>
  typeof setting === 'string' ? [setting] : (setting ?? []);
