import { useEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Returns functions that stay the same from one rendering to the next, and call those of the last one. */
export function useStable<Of extends Functions>(functions: Of): Of {
  const latest = useRef(functions);
  useEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as Of,
  );
  return stable;
}
