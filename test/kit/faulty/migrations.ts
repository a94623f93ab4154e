import { notPersonal } from '@shop/runtime/extension';
import { testMigrations } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const sampleWith = (
  noted: readonly string[],
  fault: string,
  folder: string,
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testMigrations({
    extension: extensionOf(
      'parcels',
      { personalData: [notPersonal('parcel', 'code'), notPersonal('parcel_note', ...noted)] },
      { migrations: new URL(`./migrations/${folder}/`, import.meta.url) },
    ),
  }),
});

const sample = (fault: string, folder: string, ...caught: readonly string[]): Sample =>
  sampleWith(['kind', 'text'], fault, folder, ...caught);

const NAMED = 'files are named';
const EMPTY = 'they run on an empty shop';
const FILLED = 'they run on a shop with';
const KEPT = 'the tables of the shop keep';

export const migrationSamples: readonly Sample[] = [
  sample('none: two files with named constraints', 'correct'),
  sample('a file without a number', 'misnamed', NAMED, EMPTY),
  sample('a number that is left out', 'gap', NAMED),
  sample('constraints without names', 'unnamed', 'checks and unique constraints'),
  sample('a column in a table of the shop', 'altersCore', KEPT),
  sample('an index on a table of the shop', 'indexesCore', KEPT),
  sample('rows of the shop that are changed', 'changesRows', FILLED),
  sample('a transaction that is ended', 'commits', EMPTY),
  sample('a failure where there are customers', 'failsOnRows', FILLED),
  sample('a mistake in SQL', 'badSql', EMPTY),
  sampleWith([], 'a text that nobody declared', 'correct', 'each column that can hold text'),
  sample('a table without a primary key', 'withoutKey', 'each new table'),
  sample('a table whose changes nobody sees', 'unaudited', 'changes of each new table'),
  sample('money as floating point', 'floatingMoney', 'new tables hold'),
  sample('a time without its zone', 'timeWithoutZone', 'new tables hold'),
  {
    fault: 'no folder',
    caught: ['a shop starts'],
    suite: testMigrations({ extension: extensionOf('parcels', {}) }),
  },
];
