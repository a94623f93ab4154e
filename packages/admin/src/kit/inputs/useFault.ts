import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Fault {
  /** The error to show, which is null until the field has lost focus or the form was submitted. */
  readonly shown: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Event handlers for the input. */
  readonly handlers: { onInvalid(event: { preventDefault(): void }): void };
  setShown(isShown: boolean): void;
}

/** Reports input that cannot be parsed to the browser, which then blocks submission. Also determines when the field shows the error. */
export function useFault(fault: string | null): Fault {
  const input = useRef<HTMLInputElement>(null);
  // A remounted field shows its error immediately.
  const [isShown, setShown] = useState(fault !== null);
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return {
    shown: isShown ? fault : null,
    input,
    handlers: {
      onInvalid(event) {
        // The field shows the error in the admin language, so the browser's own message is suppressed.
        event.preventDefault();
        setShown(true);
      },
    },
    setShown,
  };
}
