import { readFileSync } from 'node:fs';
import { defineExtension } from '@shop/runtime/extension';
import { findStreets } from './findStreets.ts';
import type { Street } from './findStreets.ts';

/** Extension that completes addresses from a file of a few streets. A real one asks a service instead, with `app.fetch` and the `signal`. */
export default defineExtension({
  name: 'streetbook',
  api: '^1.0',
  setup() {
    const streets = JSON.parse(
      readFileSync(new URL('./streets.json', import.meta.url), 'utf8'),
    ) as readonly Street[];
    const countries = [...new Set(streets.map(({ country }) => country))];
    return {
      addressLookups: [
        { name: 'streetbook', countries, suggest: async (call) => findStreets(streets, call) },
      ],
    };
  },
});
