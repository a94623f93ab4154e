import { useEffect, useRef, useState } from 'react';

/** Returns functions whose identity stays the same across renders and which call those of the latest render. */
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
