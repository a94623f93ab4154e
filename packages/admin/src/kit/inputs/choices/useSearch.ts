import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Search<Hit> {
  /** Cache key of the results, excluding the search term. */
  readonly queryKey: readonly unknown[];
  /** Debounce delay in milliseconds after the last keystroke. */
  readonly delay: number;
  readonly enabled?: boolean;
  readonly staleTime?: number;
  find(words: string): readonly Hit[] | Promise<readonly Hit[]>;
}

/** Searches the server for text typed into a select. The previous results remain visible while `isSearching` is true. */
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
