import { expect, test } from 'vitest';
import { videoOf } from './videoAddress.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
  ['/assets/film.mp4', '/assets/film.mp4'],
  ['https://cdn.example.com/film.webm?v=2', 'https://cdn.example.com/film.webm?v=2'],
])('%s is a video', (address, src) => expect(videoOf(address)?.src).toBe(src));

test.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/about',
  'javascript:alert(1)//.mp4',
  '//evil.example/film.mp4',
  '/\\evil.example/film.mp4',
  'film.mp4',
  'https://example.com/film.exe',
])('%s is none', (address) => expect(videoOf(address)).toBeNull());
