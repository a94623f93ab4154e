/**
 * True in the night lane. The gate lane is `npm test`. The night lane (`npm run test:night`, `LANE=night`) runs the same tests with larger
 * sizes, and also the tests that take too long for every commit. An environment variable overrides a size in both lanes:
 *
 * | Variable        | Meaning                                                         | Largest value tested |
 * | --------------- | --------------------------------------------------------------- | -------------------- |
 * | `SEED`          | Seed of random tests                                            |                      |
 * | `RUNS`          | Sequences, carts, queries or requests of each random test       | 100,000              |
 * | `METAFIELD_RUNS`| Sequences of custom fields                                      | 600                  |
 * | `ROUNDS`        | Rounds of each race                                             | 100                  |
 * | `BUYERS`        | Concurrent buyers in a storm test                               | 500                  |
 * | `KILLS`         | Killed processes                                                | 300                  |
 * | `COMPLETES`     | Completes at once of a purchase of an agent                     | 50                   |
 * | `CRASHES`       | Crashes of PostgreSQL, and outages of Redis and PgBouncer       | 10                   |
 * | `EVENTS`        | Price changes delivered by webhooks                             | 25,000               |
 * | `ROWS`          | Rows of an imported file                                        | 100,000              |
 * | `PURCHASES`     | SDK purchases through a faulty proxy                            | 1,000                |
 * | `MINUTES`       | Minutes for which a shop runs while its memory is measured      | 30                   |
 */
export const isNight = process.env['LANE'] === 'night';

interface Sizes<T> {
  readonly gate: T;
  readonly night: T;
}

/** Returns the value for the current lane. */
export const inLane = <T>({ gate, night }: Sizes<T>): T => (isNight ? night : gate);

/** Returns the size that the environment variable sets, or the size for the current lane. */
export const sizeOf = (variable: string, sizes: Sizes<number>): number =>
  Number(process.env[variable] ?? inLane(sizes));

/** Seed of random tests. All runs use the same sequences unless `SEED` is set. */
export const SEED = sizeOf('SEED', { gate: 1, night: 1 });
