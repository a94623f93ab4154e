/** Error codes by response status. The codes of a status are in one string, separated by spaces. */
export type Codes = Readonly<Record<string, string>>;

/** The error codes with which requests are rejected, as extracted from the source code by `scripts/refusals`. */
export interface Refused {
  /** The error codes of the server, which reads, rate-limits, and validates the requests to all routes. */
  readonly byServer: Codes;
  /** The error codes of individual routes, by owner and route ID. */
  readonly byRoutes: Readonly<Record<string, Readonly<Record<string, Codes>>>>;
}

/** Lists the error codes for a status. */
export const codesOf = (codes: Codes, status: string): readonly string[] => {
  const text = codes[status];
  return text === undefined ? [] : text.split(' ');
};
