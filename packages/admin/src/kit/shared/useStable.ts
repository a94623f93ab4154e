import { useEffect, useRef, useState } from 'react';

/** Returns functions that stay the same from one rendering to the next, and call those of the last one. */
export function useStable<Of extends { readonly [Name in keyof Of]: (...args: never[]) => unknown }>(
  functions: Of,
): Of {
  const latest = useRef(functions);
  useEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...args: never[]) => latest.current[name as keyof Of](...args),
        ]),
      ) as unknown as Of,
  );
  return stable;
}
