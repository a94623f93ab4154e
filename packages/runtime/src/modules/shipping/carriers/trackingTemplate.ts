const PLACE = '{tracking_number}';
const SAMPLE = 'tracking0number';

/** Reports whether a text is the address of a web page: http or https, and without a user's name. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}

/**
 * Returns the fault of a template of tracking pages, or null. The number may stand anywhere behind the host, so that no number
 * leads to another host.
 */
export function templateFault(template: string): string | null {
  if (!template.includes(PLACE)) return `trackingUrl must contain ${PLACE}`;
  const sample = template.replaceAll(PLACE, SAMPLE);
  if (!isWebAddress(sample) || /[\s\p{Cc}\\]/u.test(template))
    return 'trackingUrl must be an http or https URL';
  return new URL(sample).host.includes(SAMPLE)
    ? `${PLACE} must be in the path or query of trackingUrl, after the host`
    : null;
}

/** Fills a template with a tracking number, which is encoded. */
export const fillTemplate = (template: string, trackingNumber: string): string =>
  template.replaceAll(PLACE, () => encodeURIComponent(trackingNumber));
