/** A video to embed, by provider. */
export type Video =
  | { readonly host: 'file'; readonly src: string }
  | { readonly host: 'YouTube' | 'Vimeo'; readonly src: string; readonly origin: string };

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID = /^[\w-]{6,20}$/;

/**
 * Parses a video URL. For a YouTube or Vimeo page or player, returns the player that sets no cookie before playback. For a shop path or
 * an https URL ending in `.mp4` or `.webm`, returns the file. Returns null for any other URL.
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
