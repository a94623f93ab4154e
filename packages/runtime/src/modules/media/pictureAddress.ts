/**
 * Returns the whole address of a picture for what is read outside of the shop's pages, such as emails and feeds. A picture of the shop is
 * a path, of which `addressOf` makes the address; any other has one already.
 */
export const pictureAddress = (picture: string, addressOf: (path: string) => string): string =>
  picture.startsWith('/') ? addressOf(picture) : picture;
