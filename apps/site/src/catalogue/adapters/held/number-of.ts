import { hash } from 'node:crypto'

/** Numbers up to 12 digits are ids themselves; derived ones lie above. */
const OWN_NUMBER = /^[1-9]\d{0,11}$/
const FIRST_DERIVED = 10 ** 12
/** 48 bits: of a hundred thousand ids, two have the same number once in fifty thousand catalogues. */
const BYTES_IN_HEX = 12

/**
 * The number by which the site knows what a catalogue names by a text: in addresses, content and booking links. It is the
 * id itself where that is a number, otherwise derived from it, always the same.
 */
export function numberOf(id: string): number {
  return OWN_NUMBER.test(id)
    ? Number(id)
    : FIRST_DERIVED + Number.parseInt(hash('sha256', id).slice(0, BYTES_IN_HEX), 16)
}
