/** Returns the first candidate that is not taken, trying the numbers from 1. */
export function firstFree(candidate: (number: number) => string, isTaken: (text: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const text = candidate(number);
    if (!isTaken(text)) return text;
  }
}
