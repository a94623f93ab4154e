/** A command that a command runner is asked to run. */
export interface CommandRequest {
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the command. */
  readonly env: Readonly<Record<string, string>>;
  /** The text on stdin. */
  readonly input: string;
  /** The text that is printed on stdout and stderr where the output of the command ends. */
  readonly mark: string;
}

/** The end of a command. */
export interface CommandResult {
  readonly code: number;
  /** The things that it left in the process, such as a listener. */
  readonly left: readonly string[];
  /** The memory of the process, in bytes. */
  readonly rss: number;
}
