/** Parses a catalogue id of an address: a positive integer without a sign. */
export function parseId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined
}
