import { isShopError } from '@shop/sdk';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../../text/text.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
  /** True while the upload is paused because of the shop's rate limit. */
  readonly isWaiting: boolean;
}

/** A file that the shop rejected, and the reason. */
export interface FailedFile {
  readonly file: File;
  readonly reason: string;
}

/** Maximum number of rate limit pauses per file. */
const MOST_PAUSES = 5;

/** Uploads files one by one, so that a rejected file does not block the others. */
export function useUpload(folder: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  return {
    /** Upload progress. Null if no upload is running. */
    progress,
    /** Files of the last upload that the shop rejected. */
    failed,
    forget: () => setFailed([]),
    /** Uploads files and returns the URLs of the files that the shop accepted. */
    async upload(files: readonly File[]): Promise<readonly string[]> {
      const urls: string[] = [];
      const refused: FailedFile[] = [];
      setFailed([]);
      for (const [done, file] of files.entries()) {
        const show = (isWaiting: boolean) => setProgress({ done, total: files.length, isWaiting });
        show(false);
        try {
          const answer = await inTurn(() => shop.images.upload(folder, { images: [file] }), show);
          urls.push(...answer.files.map(({ url }) => url));
        } catch (error) {
          refused.push({ file, reason: error instanceof Error ? error.message : text('app.failed') });
        }
      }
      setProgress(null);
      setFailed(refused);
      if (urls.length > 0)
        notifications.show({ color: 'teal', message: text('media.uploaded', { count: urls.length }) });
      await client.invalidateQueries({ queryKey: ['media'] });
      return urls;
    },
  };
}

/**
 * Sends a request. If the shop's rate limit rejects it, resends it after the requested pause. `show` is called when a pause begins and
 * ends.
 */
async function inTurn<T>(send: () => Promise<T>, show: (isWaiting: boolean) => void): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isShopError(error) || error.status !== 429 || pauses === MOST_PAUSES) throw error;
      show(true);
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 1) * 1000));
      show(false);
    }
  }
}
