import path from 'node:path';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { readBounds } from './costs.ts';
import { repository } from './lanes.ts';

/** The seconds of a file that was never measured: it starts early, so that it cannot be the last one that runs. */
const UNKNOWN = 60;

/**
 * Orders files by the seconds that they took when bounds were last stored, the longest first, so that the workers end together; and
 * shares them out to shards so that each takes about as long.
 */
export class LongestFirst implements TestSequencer {
  readonly #shard: { readonly index: number; readonly count: number } | undefined;
  readonly #seconds: (file: TestSpecification) => number;

  constructor(vitest: ConstructorParameters<TestSequencerClass>[0]) {
    this.#shard = vitest.config.shard;
    const { files } = readBounds(process.env['LANE'] ?? 'gate');
    this.#seconds = ({ moduleId }) => files[path.relative(repository, moduleId)]?.seconds ?? UNKNOWN;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const project = ({ project: { name } }: TestSpecification) => name;
    return [...files].sort(
      (a, b) =>
        project(a).localeCompare(project(b)) ||
        this.#seconds(b) - this.#seconds(a) ||
        (a.moduleId < b.moduleId ? -1 : 1),
    );
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    if (!this.#shard) return files;
    const shards = shardsOf(this.sort(files), this.#seconds, this.#shard.count);
    return [...(shards[this.#shard.index - 1] ?? [])];
  }
}

type TestSequencerClass = NonNullable<import('vitest/node').InlineConfig['sequence']>['sequencer'] & {};

/** Shares out files, the longest first, each to the shard that takes the least so far. */
export function shardsOf<File>(
  files: readonly File[],
  secondsOf: (file: File) => number,
  count: number,
): readonly (readonly File[])[] {
  const shards = Array.from({ length: count }, () => ({ files: [] as File[], seconds: 0 }));
  for (const file of files) {
    const shortest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return shards.map((shard) => shard.files);
}
