/** A command that a command runner is requested to run. */
export interface CommandRequest {
  readonly args: readonly string[];
  readonly cwd: string;
  /** Complete environment of the command. */
  readonly env: Readonly<Record<string, string>>;
  /** Input on stdin. */
  readonly input: string;
  /** Marker printed on stdout and stderr at the end of the command's output. */
  readonly mark: string;
}

/** Result of a command. */
export interface CommandResult {
  readonly code: number;
  /** Things that the command left behind in the process, such as a listener. */
  readonly left: readonly string[];
  /** Memory of the process in bytes. */
  readonly rss: number;
}
