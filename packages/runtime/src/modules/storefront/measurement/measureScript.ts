import { createHash } from 'node:crypto';

/**
 * The script of pages whose visitor agreed: it tells the shop that the page was viewed, also when the browser shows it again without
 * loading it. Pages of other visitors do not have it.
 */
export const measureScript = `(() => {
  const name = new URL(document.currentScript.src).searchParams.get('view');
  addEventListener('pageshow', () => {
    const event = JSON.stringify({ name, path: location.pathname });
    navigator.sendBeacon('/api/measurement/events', new Blob([event], { type: 'application/json' }));
  });
})();
`;

const hash = createHash('sha256').update(measureScript).digest('hex').slice(0, 16);

/** The path of the script. Another script has another one, so that browsers may keep it for good. */
export const MEASURE_SCRIPT_PATH = `/scripts/measure-${hash}.js`;
