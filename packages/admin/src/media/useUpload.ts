import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../text/text.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Uploads files one after the other, so that one that is refused does not hold up the others. */
export function useUpload(folder: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  return {
    /** Null: nothing is being uploaded. */
    progress,
    /** Returns the addresses of those that the shop took. */
    async upload(files: readonly File[]): Promise<readonly string[]> {
      const urls: string[] = [];
      const refused: string[] = [];
      for (const [done, file] of files.entries()) {
        setProgress({ done, total: files.length });
        try {
          const answer = await shop.images.upload(folder, { images: [file] });
          urls.push(...answer.files.map(({ url }) => url));
        } catch (error) {
          refused.push(error instanceof Error ? error.message : file.name);
        }
      }
      setProgress(null);
      const [reason] = refused;
      if (reason !== undefined)
        notifications.show({
          color: 'red',
          message: text('media.refused', { count: refused.length, reason }),
        });
      if (urls.length > 0)
        notifications.show({ color: 'teal', message: text('media.uploaded', { count: urls.length }) });
      await client.invalidateQueries({ queryKey: ['media'] });
      return urls;
    },
  };
}
