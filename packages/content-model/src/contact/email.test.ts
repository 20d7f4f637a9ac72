import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

/** An address of so many characters. */
const long = (length: number) => `${'a'.repeat(length - '@wayfare.example'.length)}@wayfare.example`

test.each([
  'help@wayfare.example',
  'HELP@Wayfare.EXAMPLE',
  'first.last+tag@mail.wayfare.example',
  "o'brien_!#$%&*/=?^`{|}~-@a.io",
  'jürgen@wayfare.example',
  'a@b-c--d.1x.museum',
  '"first last"@wayfare.example',
  String.raw`"a\"b@c"@wayfare.example`,
  'help@[192.168.0.1]',
  'help@[255.255.255.255]',
  long(254),
  // spec: 5.email.1
])('%j is an address', (value) => {
  expect(isEmailAddress(value)).toBe(true)
})

test.each([
  '',
  '@',
  'help',
  '@wayfare.example',
  'help@',
  'help@localhost',
  'help@wayfare.e',
  'help@wayfare.e1',
  'help@.example',
  'help@wayfare..example',
  'help@wayfare.example.',
  'help@-wayfare.example',
  'help@wayfare-.example',
  'help@way_fare.example',
  '.help@wayfare.example',
  'help.@wayfare.example',
  'he..lp@wayfare.example',
  'he lp@wayfare.example',
  ' help@wayfare.example',
  'help@wayfare.example ',
  'help@a@wayfare.example',
  'a,b@wayfare.example',
  'Help <help@wayfare.example>',
  'mailto:help@wayfare.example',
  '""@wayfare.example',
  '"help@wayfare.example',
  'he"l"p@wayfare.example',
  String.raw`"help\"@wayfare.example`,
  'help@192.168.0.1',
  'help@[256.1.1.1]',
  'help@[1.2.3]',
  'help@[1.2.3.4',
  'help@[::1]',
  'help@wayfare.example\nbcc:x@evil.example',
  '"a\nb"@wayfare.example',
  'help\u202e@wayfare.example',
  'help\ud800@wayfare.example',
  long(255),
])('%j is none', (value) => {
  expect(isEmailAddress(value)).toBe(false)
})

// spec: 5.email.2
test('an address of whatever shape the standard allows is one, in either case', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (value) => {
      expect([isEmailAddress(value), isEmailAddress(value.toUpperCase())]).toEqual([true, true])
    }),
  )
})

test('what is taken for an address has one domain that can be looked up, and fits into a header', () => {
  const piece = fc.constantFrom('a', '.', '@', '"', '\\', '-', '[', ']', '1', ' ', '\n', '\0', 'é', '\u2028')
  const domain = fc.constantFrom('', '@a.bc', '@a-1.bc', '@[1.2.3.4]')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), domain, (pieces, end) => {
      const value = pieces.join('') + end
      if (!isEmailAddress(value)) return
      expect(value).toMatch(/[^@]@(?:[a-z0-9.-]+\.[a-z]{2,}|\[[\d.]+\])$/)
      expect(value).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 1000 },
  )
})

/**
 * The patterns can read a character in one way only, so none of these is tried twice: one that backtracked at every
 * repetition would not come to an end here.
 */
test('a text that is nearly an address a thousand times over is refused', () => {
  const repeated = fc.constantFrom(
    'a',
    'a.',
    'a-',
    'a.a-',
    '\\"',
    '"',
    '""',
    '"."',
    '@',
    'a@',
    '[1.',
    '1.1.1.',
    'é',
    ' ',
  )
  const end = fc.constantFrom('', '.', '@', '@a', '@a.', '@a.b', '@[', '"@', '!')
  fc.assert(
    fc.property(repeated, end, fc.constantFrom(60, 120, 240, 100_000), (piece, last, count) => {
      const value = piece.repeat(count) + last
      expect(isEmailAddress(value)).toBe(false)
      expect(isEmailAddress(`a@${value}`)).toBe(false)
    }),
  )
})
