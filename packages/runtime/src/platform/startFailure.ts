/** A fault, with its location and a hint for fixing it. */
export interface Fault {
  /** The location of the fault: a file with key path, a package, a contribution. */
  readonly where: string;
  readonly message: string;
  readonly hint?: string;
}

/** The command-line exit codes. */
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

/** Aborts startup: all faults are reported at once, each with its hint. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;
  readonly faults: readonly Fault[];

  /** The extension to blame, if all faults belong to a single one. */
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
