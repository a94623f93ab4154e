import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Fault {
  /** The error, shown after the field was left or a submit was attempted. */
  readonly shown: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Event handlers for the input. */
  readonly handlers: { onInvalid(event: { preventDefault(): void }): void };
  setShown(isShown: boolean): void;
}

/** Reports a field that cannot be parsed to the browser, which blocks submission, and determines when to show the error. */
export function useFault(fault: string | null): Fault {
  const input = useRef<HTMLInputElement>(null);
  // A remounted field keeps showing its error.
  const [isShown, setShown] = useState(fault !== null);
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return {
    shown: isShown ? fault : null,
    input,
    handlers: {
      onInvalid(event) {
        // The field shows the error in the admin language. The browser would use its own.
        event.preventDefault();
        setShown(true);
      },
    },
    setShown,
  };
}
