/**
 * The lanes of the tests. The gate is every run of `npm test`; the night lane (`npm run test:night`, `LANE=night`) makes the same
 * tests larger, and runs those that take too long for every commit. A variable of the environment wins over both:
 *
 * | Variable        | What it sets                                                             | The longest that was run |
 * | --------------- | ------------------------------------------------------------------------ | ------------------------ |
 * | `SEED`          | the sequences of random tests                                            |                          |
 * | `RUNS`          | sequences, carts, queries or requests of each random test                | 100,000                  |
 * | `METAFIELD_RUNS`| sequences of custom fields                                               | 600                      |
 * | `ROUNDS`        | rounds of each race                                                      | 100                      |
 * | `BUYERS`        | who buys at once in a storm                                              | 500                      |
 * | `KILLS`         | processes that are killed                                                | 300                      |
 * | `CRASHES`       | crashes of PostgreSQL, and outages of Redis and PgBouncer                | 10                       |
 * | `EVENTS`        | changes of prices that webhooks tell of                                  | 25,000                   |
 * | `ROWS`          | rows of a file that is imported                                          | 100,000                  |
 * | `PURCHASES`     | purchases of the SDK through a faulty proxy                              | 1,000                    |
 * | `MINUTES`       | how long a shop works while its memory is measured                       | 30                       |
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
