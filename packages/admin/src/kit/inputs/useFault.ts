import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Fault {
  /** The fault, once the field was left or somebody tried to send it. */
  readonly shown: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Handlers of the input. */
  readonly handlers: { onInvalid(event: { preventDefault(): void }): void };
  setShown(isShown: boolean): void;
}

/** Tells the browser that a field cannot be read, so that nothing is sent, and when to show it. */
export function useFault(fault: string | null): Fault {
  const input = useRef<HTMLInputElement>(null);
  // A field that is drawn anew has its fault from before.
  const [isShown, setShown] = useState(fault !== null);
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return {
    shown: isShown ? fault : null,
    input,
    handlers: {
      onInvalid(event) {
        // The field shows it in the language of the admin; the browser would do so in its own.
        event.preventDefault();
        setShown(true);
      },
    },
    setShown,
  };
}
