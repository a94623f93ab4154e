import type { Logger } from '../logger.ts';

/** The outcome of an export, as reported by OpenTelemetry exporters. Code 0 means success. */
interface Result {
  readonly code: number;
  readonly error?: Error;
}

interface Exporter<Data> {
  export(data: Data, done: (result: Result) => void): void;
}

interface Watch {
  /** Wraps an exporter so that its outcomes are watched. */
  <Data, T extends Exporter<Data>>(exporter: T & Exporter<Data>): T;
  /** Reports a failure that occurred elsewhere. */
  failed(error: unknown): void;
}

/** Watches exports to a collector. Logs one line when exports start to fail, and one when they succeed again. */
export function reportOutages(url: string, log: Logger): Watch {
  const collector = new URL(url).host;
  let isAway = false;
  const failed = (error: unknown) => {
    if (isAway) return;
    isAway = true;
    log.warn(
      { collector, reason: reasonOf(error) },
      'the collector does not take traces and metrics; the shop goes on without it',
    );
  };
  const arrived = () => {
    if (isAway) log.info({ collector }, 'the collector takes traces and metrics again');
    isAway = false;
  };
  const watch = <Data, T extends Exporter<Data>>(exporter: T & Exporter<Data>): T => {
    const send = exporter.export.bind(exporter);
    exporter.export = (data, done) =>
      send(data, (result) => {
        if (result.code === 0) arrived();
        else failed(result.error);
        done(result);
      });
    return exporter;
  };
  return Object.assign(watch, { failed });
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? `${code}: ${error.message}` : error.message;
};
