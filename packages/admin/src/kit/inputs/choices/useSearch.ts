import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Search<Hit> {
  /** The key under which hits are cached, without the words. */
  readonly queryKey: readonly unknown[];
  /** The milliseconds to wait after the last keystroke. */
  readonly delay: number;
  readonly enabled?: boolean;
  readonly staleTime?: number;
  find(words: string): readonly Hit[] | Promise<readonly Hit[]>;
}

/** Searches on the server for what is typed into a select. Until the search ends (`isSearching`), the hits are those of the words before. */
export function useSearch<Hit>({ queryKey, delay, find, ...options }: Search<Hit>) {
  const [typed, type] = useState('');
  const [words] = useDebouncedValue(typed, delay);
  const { data, error, isLoading, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, words],
    queryFn: () => find(words),
    placeholderData: keepPreviousData,
    ...options,
  });
  return { type, words, hits: data, error, isSearching: typed !== words || isLoading || isPlaceholderData };
}
