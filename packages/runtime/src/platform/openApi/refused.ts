/** Error codes by response status; the codes of one status are in one string, separated by spaces. */
export type Codes = Readonly<Record<string, string>>;

/** The codes with which requests are rejected, as traced in the sources: see `scripts/refusals`. */
export interface Refused {
  /** The codes of the server itself, which reads, limits, and validates the requests to all routes. */
  readonly byServer: Codes;
  /** The codes of the routes themselves, by owner and route ID. */
  readonly byRoutes: Readonly<Record<string, Readonly<Record<string, Codes>>>>;
}

/** Lists the codes of a status. */
export const codesOf = (codes: Codes, status: string): readonly string[] => {
  const text = codes[status];
  return text === undefined ? [] : text.split(' ');
};
