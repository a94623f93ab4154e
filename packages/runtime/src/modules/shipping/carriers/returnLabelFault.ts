import { isWebAddress } from './trackingTemplate.ts';

const MAX_BYTES = 5_000_000;
const PDF = '%PDF-';

/** Returns why a carrier's label for a return cannot be used, or null. */
export function returnLabelFault(label: unknown): string | null {
  if (typeof label !== 'object' || label === null) return 'it is no object';
  const { trackingNumber, file, trackingUrl } = label as Readonly<Record<string, unknown>>;
  if (typeof trackingNumber !== 'string' || trackingNumber.trim() === '' || trackingNumber.length > 255)
    return 'trackingNumber must be a text of 1 to 255 characters';
  if (!(file instanceof Uint8Array)) return 'file must be a Uint8Array';
  if (Buffer.from(file.subarray(0, PDF.length)).toString('latin1') !== PDF) return 'file is no PDF';
  if (file.length > MAX_BYTES) return `file has more than ${MAX_BYTES} bytes`;
  const isAbsent = trackingUrl === undefined || trackingUrl === null;
  return isAbsent || (typeof trackingUrl === 'string' && isWebAddress(trackingUrl))
    ? null
    : 'trackingUrl is no web address';
}
