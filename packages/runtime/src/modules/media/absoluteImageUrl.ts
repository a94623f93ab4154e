/**
 * Returns the absolute URL of an image for use outside the shop's pages, such as in emails and feeds. `addressOf`
 * converts the paths of the shop's images to URLs. Other images already have a URL.
 */
export const absoluteImageUrl = (url: string, addressOf: (path: string) => string): string =>
  url.startsWith('/') ? addressOf(url) : url;
