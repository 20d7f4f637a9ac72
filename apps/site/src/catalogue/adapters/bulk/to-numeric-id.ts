import { hash } from 'node:crypto'

/** Addresses have numbers of at most twelve digits; those of twelve are derived. */
const OWN_NUMBER = /^[1-9]\d{0,10}$/
const FIRST_DERIVED = 10 ** 11
const DERIVED = 9 * FIRST_DERIVED
/** Of the hash: more than are needed. */
const HEX_DIGITS = 12

/**
 * The number by which the site knows what a catalogue names by a text: in addresses, content and booking links. It is the
 * id itself where that is a number of up to eleven digits, otherwise derived from it, always the same. That two of 5,000
 * ids have one number happens in one of 70,000 catalogues; the second is then refused, until the installation gives it
 * another (`tgid`).
 */
export function toNumericId(id: string): number {
  if (OWN_NUMBER.test(id)) return Number(id)
  return FIRST_DERIVED + (Number.parseInt(hash('sha256', id).slice(0, HEX_DIGITS), 16) % DERIVED)
}
