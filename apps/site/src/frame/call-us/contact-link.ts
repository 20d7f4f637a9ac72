import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { isPhoneNumber } from '@passepartout/content-model/contact/phone-number'
import type { SiteDocument } from '@passepartout/content-model/site'

type Contact = Pick<SiteDocument['contacts'][number], 'phoneNumber' | 'ctaType'>

/** Letters of the telephone keys 2 to 9. */
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const EXTENSION = /(?<![a-z])(?:ext\.?|x) *(\d+)$/i
/** The trunk prefix, dialled only within the country: +44 (0)20. */
const TRUNK_ZERO = /\(0\)/
const FEWEST_DIGITS = 3

/**
 * The link of a contact: `tel:` (RFC 3966) or `mailto:`.
 *
 * @returns `undefined` when it is neither a number nor an address; it is then shown as plain text
 */
export function buildContactLink({ phoneNumber, ctaType }: Contact): string | undefined {
  const text = phoneNumber.trim()
  return ctaType === 'mailto' ? buildMailLink(text) : buildPhoneLink(text)
}

function buildMailLink(text: string): string | undefined {
  if (!isEmailAddress(text)) return undefined
  const at = text.lastIndexOf('@')
  return `mailto:${encodeURIComponent(text.slice(0, at))}@${encodeURIComponent(text.slice(at + 1))}`
}

function buildPhoneLink(text: string): string | undefined {
  if (!isPhoneNumber(text)) return undefined
  const plain = text.replace(/\p{Nd}/gu, digitOf).replace(/\p{Zs}/gu, ' ')
  const extension = EXTENSION.exec(plain)
  const number = plain.slice(0, extension?.index).replace(/^[ (]*\+/, '+')
  const isInternational = /^(?:\+|00[ (]*[1-9])/.test(number)
  const digits = (isInternational ? number.replace(TRUNK_ZERO, '').replace(/^(?:\+|00)/, '') : number)
    .replace(/[a-z]/gi, keyOf)
    .replace(/[^\d+]/g, '')
  // Another plus sign would start a second number.
  if (digits.length < FEWEST_DIGITS || digits.includes('+')) return undefined
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension[1]}` : ''}`
}

/** Converts a decimal digit of any script; in Unicode the ten digits of a script are consecutive. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

function keyOf(letter: string): string {
  return String(KEYPAD.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)
}
