/**
 * Returns the absolute URL of an image for use outside of the shop's pages, such as in emails and feeds. An image of the shop is a path,
 * which `addressOf` converts to a URL; any other already has a URL.
 */
export const pictureAddress = (picture: string, addressOf: (path: string) => string): string =>
  picture.startsWith('/') ? addressOf(picture) : picture;
