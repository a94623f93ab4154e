// vitest setup file: property tests draw the same values in each run unless `SEED` is set, so that none fails by chance.
import fc from 'fast-check';
import { SEED } from '../support/lane.ts';

fc.configureGlobal({ seed: SEED });
