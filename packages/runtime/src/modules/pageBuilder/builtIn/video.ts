import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { imageAddress } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';
import type { WidgetContext } from '../contract.ts';
import { videoOf } from './videoAddress.ts';
import type { Video } from './videoAddress.ts';
import { wireframe } from './wireframe.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  video: z
    .string()
    .max(2000)
    .refine(
      (address) => videoOf(address) !== null,
      breaks(
        'format',
        'video must be the URL of a YouTube or Vimeo video, or of a video file (.mp4, .webm)',
        {
          format: 'video',
        },
      ),
    ),
  image: imageAddress.nullish(),
  text: z.string().max(1000).meta({ format: 'multiline' }).nullish(),
});

/** A widget that shows a video behind a poster image. The browser contacts no other site until a shopper opens the video. */
export const video = defineWidget({
  type: 'video',
  name: 'Video',
  description: 'A YouTube, Vimeo or self-hosted video behind an image. It loads when a shopper plays it.',
  picture: wireframe(['picture', 10, 10, 100, 60], ['field', 50, 32, 20, 16], ['button', 57, 36, 6, 8]),
  defaults: { title: null, video: '', image: null, text: null },
  changesWith: 'content',
  settings,
  sources(given) {
    const found = videoOf(given.video);
    return found === null || found.host === 'file' ? {} : { 'frame-src': [found.origin] };
  },
  render({ title, video: address, image, text }, page) {
    const found = videoOf(address);
    const poster = image ? safeHref(image) : null;
    return html`<section class="video">
      ${title && page.inOwnLanguage(html`<h2>${title}</h2>`)}${found && player(found, poster, title ?? null, page)}
      ${text && page.inOwnLanguage(html`<p class="fine">${text}</p>`)}
    </section>`;
  },
});

/** Renders the video player. Browsers do not load a lazy frame inside a closed `details` element. */
function player(found: Video, poster: string | null, title: string | null, { app }: WidgetContext): Html {
  const words = app.texts();
  if (found.host === 'file')
    return html`<video
      controls
      preload="none"
      src="${found.src}"
      ${poster && html`poster="${poster}"`}
    ></video>`;
  const { host, src } = found;
  return html`<details>
    <summary>
      ${poster && html`<img src="${poster}" alt="" width="1280" height="720" loading="lazy" />`}
      <span class="play">${words('pageBuilder.video.play')}</span>
      <span class="shut">${words('pageBuilder.video.close')}</span>
      <span class="told">${words('pageBuilder.video.consent', { host })}</span>
    </summary>
    <iframe
      src="${src}"
      title="${title ?? words('pageBuilder.video.title')}"
      loading="lazy"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerpolicy="strict-origin-when-cross-origin"
    ></iframe>
  </details>`;
}
