/** A problem that prevents startup, with its location and a hint for fixing it. */
export interface Fault {
  /** The location of the problem: a file and key path, a package, or a contribution. */
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

/** Thrown to stop startup. Contains all faults, each with its hint. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;
  readonly faults: readonly Fault[];

  /** The extension that caused all of the faults. Null if the faults have different causes. */
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
