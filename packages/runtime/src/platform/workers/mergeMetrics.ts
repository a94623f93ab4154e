/** One worker's metrics in the Prometheus text format. */
export interface WorkerMetrics {
  /** The worker's slot number, which its replacement inherits. */
  readonly place: number;
  readonly text: string;
}

/**
 * Merges the metrics of several workers into one document, in which the label `worker` of each series is the slot number. The
 * format requires all series of a metric to be grouped below its description.
 */
export function mergeMetrics(workers: readonly WorkerMetrics[]): string {
  const metrics = new Map<string, { readonly about: string[]; readonly series: string[] }>();
  for (const { place, text } of workers.toSorted((one, other) => one.place - other.place)) {
    let current = '';
    for (const line of text.split('\n')) {
      const [, name] = /^# (?:HELP|TYPE) (\S+)/.exec(line) ?? [];
      current = name ?? current;
      const metric = metrics.get(current) ?? { about: [], series: [] };
      metrics.set(current, metric);
      if (line.startsWith('#')) {
        if (!metric.about.includes(line)) metric.about.push(line);
      } else if (line !== '') metric.series.push(withWorker(line, place));
    }
  }
  const lines = [...metrics.values()].flatMap(({ about, series }) => [...about, ...series]);
  return `${lines.join('\n')}\n`;
}

/** Adds the label to a series, which has the form `name 1` or `name{label="…"} 1`. */
const withWorker = (series: string, place: number): string =>
  series.replace(/^([^\s{]+)(?:\{(\}?))?/, (whole, name: string, end: string | undefined) => {
    const start = `${name}{worker="${place}"`;
    return whole === name || end === '}' ? `${start}}` : `${start},`;
  });
