import { useEffect, useRef, useState } from 'react';

/** Returns functions that remain identical across renders and call the latest render's versions. */
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
