/** The first candidate, counted from 1, that is not taken. */
export function firstFree(candidate: (number: number) => string, isTaken: (text: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const text = candidate(number);
    if (!isTaken(text)) return text;
  }
}
