import { refuse } from '../../platform/errors.ts';

const RETRY_SECONDS = '5';

export const noImageProvided = () => refuse(400, 'NO_IMAGE', 'No image was provided');
export const notAnImage = (name: string) =>
  refuse(400, 'NOT_AN_IMAGE', '"{name}" is not a JPEG, PNG, GIF, WebP or AVIF image', {
    values: { name: name.slice(0, 100) },
  });
export const brokenImage = (name: string) =>
  refuse(400, 'IMAGE_BROKEN', '"{name}" is damaged or too slow to process', {
    values: { name: name.slice(0, 100) },
  });
export const tooManyPixels = (name: string, max: number) =>
  refuse(400, 'IMAGE_TOO_LARGE', '"{name}" has more than {max} pixels', {
    values: { name: name.slice(0, 100), max },
  });
export const invalidFolder = () =>
  refuse(
    400,
    'INVALID_FOLDER',
    'A folder can only contain letters, digits, "-", "_" and "/", with at most 5 parts of 64 characters',
  );
export const fileNotFound = () => refuse(404, 'FILE_NOT_FOUND', 'File not found');
export const mediaFileNotFound = () => refuse(404, 'MEDIA_FILE_NOT_FOUND', 'File not found');
export const fileInUse = (name: string, records: number) =>
  refuse(
    409,
    'FILE_IN_USE',
    `"{name}" is used in ${records === 1 ? 'one place' : '{records} places'}. Remove it there first.`,
    { values: { name, records } },
  );
export const imageWorkBusy = () =>
  refuse(503, 'IMAGES_BUSY', 'The shop is processing too many images. Try again later.', {
    headers: { 'retry-after': RETRY_SECONDS },
  });
export const imagesUnavailable = () =>
  refuse(
    501,
    'IMAGES_UNAVAILABLE',
    'The shop cannot process images because it was installed without optional packages. Reinstall it without --omit=optional.',
  );
export const storageUnavailable = () =>
  refuse(503, 'STORAGE_UNAVAILABLE', 'The file storage is unavailable. Try again later.', {
    headers: { 'retry-after': RETRY_SECONDS },
  });
