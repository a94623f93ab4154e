/** A video that a page can show, by provider. */
export type Video =
  | { readonly host: 'file'; readonly src: string }
  | { readonly host: 'YouTube' | 'Vimeo'; readonly src: string; readonly origin: string };

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID = /^[\w-]{6,20}$/;

/**
 * Parses the address of a video. A YouTube or Vimeo page or embedded player returns the provider's player that sets no cookie before
 * playback. A shop path or https address that ends in `.mp4` or `.webm` returns the file. Returns null for any other address.
 */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address, 'https://shop.invalid') || /[\s\\]/.test(address)) return null;
  const url = new URL(address, 'https://shop.invalid');
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  if (url.protocol !== 'https:') return null;
  if (YOUTUBE.test(url.hostname))
    return youTube(['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? ''));
  if (url.hostname === 'youtu.be') return youTube(first);
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return vimeo(first === 'video' ? second : first);
  return /\.(?:mp4|webm)$/i.test(url.pathname) && /^(?:https:|\/(?!\/))/.test(address)
    ? { host: 'file', src: address }
    : null;
}

const youTube = (id: string): Video | null => {
  const origin = 'https://www.youtube-nocookie.com';
  return ID.test(id) ? { host: 'YouTube', origin, src: `${origin}/embed/${id}?autoplay=1` } : null;
};

const vimeo = (id: string): Video | null => {
  const origin = 'https://player.vimeo.com';
  return /^\d{5,12}$/.test(id)
    ? { host: 'Vimeo', origin, src: `${origin}/video/${id}?dnt=1&autoplay=1` }
    : null;
};
