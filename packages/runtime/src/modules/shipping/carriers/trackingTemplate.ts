const PLACE = '{tracking_number}';
const SAMPLE = 'tracking0number';

/** Reports whether a string is a web page URL: http or https, without a user name. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}

/**
 * Returns the error in a tracking URL template, or null. The tracking number may appear only after the host, so that
 * a tracking number cannot change the host.
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

/** Inserts an encoded tracking number into a template. */
export const fillTemplate = (template: string, trackingNumber: string): string =>
  template.replaceAll(PLACE, () => encodeURIComponent(trackingNumber));
