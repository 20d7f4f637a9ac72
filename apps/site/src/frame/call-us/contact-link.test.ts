import { describe, expect, test } from 'vitest'
import { buildContactLink } from './contact-link.ts'

describe('a phone number', () => {
  test.each([
    ['+44 20 7946 0018', 'tel:+442079460018'],
    ['  020 7946 0018 ', 'tel:02079460018'],
    ['(020) 7946.0018', 'tel:02079460018'],
    ['030/23125-542', 'tel:03023125542'],
    ['112', 'tel:112'],
    ['0044 20 7946 0018', 'tel:+442079460018'],
    ['00 (44) 20 7946 0018', 'tel:+442079460018'],
    ['000 0142', 'tel:0000142'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['0044 (0)20 7946 0018', 'tel:+442079460018'],
    ['(+44) 20 7946 0018', 'tel:+442079460018'],
    ['(0)20 7946 0018', 'tel:02079460018'],
    ['1-800-WAYFARE', 'tel:18009293273'],
    ['1-800-wayfare', 'tel:18009293273'],
    ['abcdefghijklmnopqrstuvwxyz', 'tel:22233344455566677778889999'],
    ['+1 202-555-0142 ext. 12', 'tel:+12025550142;ext=12'],
    ['+1 202-555-0142 EXT 12', 'tel:+12025550142;ext=12'],
    ['+1 202-555-0142x7', 'tel:+12025550142;ext=7'],
    ['1-800-NEXT 12', 'tel:1800639812'],
    ['\u0660\u0661\u0662 \u0663\u0664\u0665 \u0666\u0667\u0668\u0669', 'tel:0123456789'],
    ['+\u06f9\u06f8 \u06f2\u06f1 \u06f0\u06f0\u06f0', 'tel:+9821000'],
    ['\u{1d7ce}\u{1d7d9}\u{1d7e4}\u{1d7ff}', 'tel:0129'],
    ['+33\u00a01\u202f00 00', 'tel:+3310000'],
  ])('%j is dialled as %s', (phoneNumber, href) => {
    expect(buildContactLink({ phoneNumber, ctaType: 'tel' })).toBe(href)
  })

  test.each([
    '',
    '12',
    '+12',
    '12 ext. 345',
    '(0)+12',
    '+44 20 7946 0018 / +44 20 7946 0019',
    'javascript:alert(123)',
    '+442079460018;phone-context=evil.example',
    '+44\n2079460018',
    '+44%0a2079460018',
    '"><script>alert(123)</script>',
    '#31#2079460018',
    'help@wayfare.example',
    '1'.repeat(10_000),
    ' '.repeat(10_000),
  ])('%j is dialled by nobody', (phoneNumber) => {
    expect(buildContactLink({ phoneNumber, ctaType: 'tel' })).toBeUndefined()
  })
})

describe('a mailbox', () => {
  test.each([
    ['help@wayfare.example', 'mailto:help@wayfare.example'],
    [' Help@Wayfare.example ', 'mailto:Help@Wayfare.example'],
    ['a?subject=x&bcc=y#z%41/@wayfare.example', 'mailto:a%3Fsubject%3Dx%26bcc%3Dy%23z%2541%2F@wayfare.example'],
    ['"a b@c"@wayfare.example', 'mailto:%22a%20b%40c%22@wayfare.example'],
    ['jürgen@wayfare.example', 'mailto:j%C3%BCrgen@wayfare.example'],
    ['help@[192.168.0.1]', 'mailto:help@%5B192.168.0.1%5D'],
  ])('%j is written to at %s', (phoneNumber, href) => {
    expect(buildContactLink({ phoneNumber, ctaType: 'mailto' })).toBe(href)
  })

  test.each([
    '',
    '+44 20 7946 0018',
    'javascript:alert(1)',
    'help@wayfare.example?bcc=x@evil.example',
    'help@wayfare.example,x@evil.example',
    'help@wayfare.example\r\nbcc:x@evil.example',
    `${'a'.repeat(10_000)}@wayfare.example`,
    'help\ud800@wayfare.example',
  ])('%j is written to by nobody', (phoneNumber) => {
    expect(buildContactLink({ phoneNumber, ctaType: 'mailto' })).toBeUndefined()
  })
})
