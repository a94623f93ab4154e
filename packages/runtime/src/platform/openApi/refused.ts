/** Codes of refusals by the status of their answers; those of a status stand in one text, with blanks between them. */
export type Codes = Readonly<Record<string, string>>;

/** The codes that requests are refused with, as they were traced in the sources: see `scripts/refusals`. */
export interface Refused {
  /** The codes of the server itself, which reads, limits and checks the requests to all routes. */
  readonly byServer: Codes;
  /** The codes of what the routes do, by the owner and by the id of a route. */
  readonly byRoutes: Readonly<Record<string, Readonly<Record<string, Codes>>>>;
}

/** Lists the codes of a status. */
export const codesOf = (codes: Codes, status: string): readonly string[] => {
  const text = codes[status];
  return text === undefined ? [] : text.split(' ');
};
