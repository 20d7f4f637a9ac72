import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  '112',
  '+44 20 7946 0018',
  '(020) 7946.0018',
  '030/23125 542',
  '1-800-WAYFARE',
  '+1 202-555-0142 ext. 12',
  '\u0669\u0662\u0660\u0660\u0660\u0660\u0661',
  '+33\u202f1\u00a000\u00a000',
])('%j is a phone number', (value) => {
  expect(isPhoneNumber(value)).toBe(true)
})

test.each([
  '',
  '12',
  '+()-. 1/',
  'javascript:alert(123)',
  '+44 20\n7946',
  '+44\t207946',
  '#31#123456',
  '123;ext=4',
  '+7 495 ТЕЛЕФОН',
  'help@wayfare.example',
  '\u212a123',
  '1'.repeat(10_000),
])('%j is none', (value) => {
  expect(isPhoneNumber(value)).toBe(false)
})
