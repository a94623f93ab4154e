import path from 'node:path';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { readBounds } from './costs.ts';
import { repository } from './lanes.ts';

/** Assumed duration in seconds of a file that was never measured. It starts early, so that it is not the last running file. */
const UNKNOWN = 60;

/**
 * Sorts files by the duration stored with the limits, longest first, so that workers finish at about the same time. Distributes files to
 * shards of about the same duration.
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

/** Distributes files to shards. Each file, longest first, is added to the shard with the shortest total duration. */
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
