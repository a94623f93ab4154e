/** One fault: who is to blame, and what would fix it. */
export interface Fault {
  /** The culprit: a file with key path, a package, a contribution. */
  readonly where: string;
  readonly message: string;
  readonly hint?: string;
}

/** The exit codes of the command line. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  config: 3,
  inputNeeded: 4,
  database: 5,
  migrations: 6,
  extension: 7,
  invariant: 8,
  interrupted: 130,
} as const;

/** Stops the start: all faults are reported at once, each with its hint. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;
  readonly faults: readonly Fault[];

  /** The extension that alone is to blame, if the faults are those of one. */
  readonly extension: string | null;

  constructor(
    exitCode: number,
    faults: readonly Fault[],
    { extension = null, ...options }: ErrorOptions & { readonly extension?: string | null } = {},
  ) {
    super(faults.map((fault) => `${fault.where}: ${fault.message}`).join('\n'), options);
    this.exitCode = exitCode;
    this.faults = faults;
    this.extension = extension;
  }
}
