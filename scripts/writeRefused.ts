// Generates packages/runtime/src/refusedCodes.ts with the refusal codes of each API operation, traced from the sources. With --check, only
// reports whether the file is up to date. Requires no database.
import path from 'node:path';
import { loadConfig, planShop } from '@shop/runtime';
import { withHealth } from '../packages/runtime/src/platform/http/healthRoutes.ts';
import { formatted } from './formatted.ts';
import { keepPage, root } from './keepPage.ts';
import { listRefusals } from './refusals.ts';
import { refusedByRoutes, refusedByServer } from './refusals/trace.ts';
import type { Refused } from './refusals/trace.ts';
import { shippedExtensions } from './shippedExtensions.ts';

const PAGE = 'packages/runtime/src/refusedCodes.ts';
const COMMAND = 'npm run generate:refused';

/**
 * Codes that no operation has. They are codes of GraphQL, pages and import rows, and payment method errors that shoppers see with other
 * messages.
 */
const ELSEWHERE = new Set([
  'BAD_CURSOR',
  'BAD_REQUEST',
  'CARD_GATEWAY_REFUSED',
  'CARD_GATEWAY_UNAVAILABLE',
  'CARD_NOT_CAPTURABLE',
  'CARD_NOT_VOIDABLE',
  'CARD_NOTHING_TO_REFUND',
  'LIMIT_OUT_OF_RANGE',
  'NO_ADDRESS',
  'NOT_ACCEPTABLE',
  'PICTURE_MISSING',
  'PREVIEW_OF_OTHER_THEME',
  'SKU_REPEATED',
  'TERMS_CHANGED',
  'URL_KEY_REPEATED',
  'WALLETGW_NOTHING_TO_REFUND',
  'WALLETGW_REFUSED',
  'WALLETGW_UNCONFIRMED',
]);

const config = await loadConfig({ storeDir: path.join(root, 'examples/store'), command: 'schema', env: {} });
const plan = await planShop({ ...config, extensions: shippedExtensions });
// Pages are not described, and neither are refusals in a special format.
const described = withHealth(plan.routes).filter(
  ({ value }) => value.kind !== 'page' && !value.fallback && !value.refusals,
);
const byRoutes = refusedByRoutes(described.map(({ value }) => value.id));
const byServer = refusedByServer();
refuseUntraced([byServer, ...byRoutes.values()]);

const written = (refused: Refused): string =>
  `{ ${Object.entries(refused)
    .map(([status, codes]) => `${status}: '${codes.join(' ')}'`)
    .join(', ')} }`;

const owners = [...Map.groupBy(described, ({ owner }) => owner)].map(([owner, routes]) => {
  const rows = routes.map(({ value: { id } }) => `'${id}': ${written(byRoutes.get(id) ?? {})},`);
  return `'${owner}': { ${rows.join('\n')} },`;
});
const text = `// Written by \`${COMMAND}\`. Not edited by hand.

import type { Refused } from './platform/openApi/refused.ts';

/** The codes that requests are refused with, as they are traced in the sources. */
export const refusedCodes: Refused = {
  byServer: ${written(byServer)},
  byRoutes: { ${owners.join('\n')} },
};
`;
keepPage(PAGE, await formatted(PAGE, text), COMMAND);

/** Throws for a refusal in the sources that no operation can cause, unless it is listed in `ELSEWHERE`. */
function refuseUntraced(traced: readonly Refused[]): void {
  const found = new Set(traced.flatMap((refused) => Object.values(refused).flat()));
  const lost = [...new Set(listRefusals().map(({ code }) => code))].filter(
    (code) => found.has(code) === ELSEWHERE.has(code),
  );
  if (lost.length > 0)
    throw new Error(
      `Name in ELSEWHERE of scripts/writeRefused.ts what no operation refuses with, and nothing else: ${lost.join(', ')}`,
    );
}
