/** Writes the minimum only if it changes. Chromium clears a date that is being typed when its minimum is written, even the same one. */
export function setMinimum(input: HTMLInputElement, day: string): void {
  if (input.min !== day) input.min = day;
}
