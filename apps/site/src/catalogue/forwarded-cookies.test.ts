import { expect, test } from 'vitest'
import { readVisitorCookies, uncachedCookiesSchema } from './forwarded-cookies.ts'

const NAMES = ['content-lang', 'currency', 'persona', 'loyalty']

test('of a visitor’s cookies those are read that a setting names, as they were sent', () => {
  const header = 'content-lang=de; h-sid=secret; persona=a%2Fb; loyalty=; currency=GBP'
  expect(readVisitorCookies(NAMES, header)).toEqual({ persona: 'a%2Fb', loyalty: '' })
  expect(readVisitorCookies(NAMES, undefined)).toEqual({})
})

test('language and currency alone are no visitor’s', () => {
  expect(readVisitorCookies(['content-lang', 'currency'], 'persona=a; currency=GBP')).toBeUndefined()
})

test.each([
  ['a line break', 'a\r\nx-admin: 1'],
  ['a NUL', 'a\0b'],
  ['a comma', 'a,b'],
  ['a backslash', 'a\\b'],
  ['words', 'a b'],
  ['another alphabet', 'café'],
  ['more than a browser keeps', 'a'.repeat(4097)],
  // spec: 7.calls.1
])('%s is no value of a cookie', (_, value) => {
  expect(readVisitorCookies(NAMES, `persona=${value}; loyalty=gold`)).toEqual({ loyalty: 'gold' })
})

test.each(['', 'a b', 'a;b', 'a=b', 'a\r\nb', 'naïve', 'preview', 'experimentOverride'])(
  '“%s” is no name that a setting may have',
  (name) => {
    expect(uncachedCookiesSchema.safeParse(['persona', name]).success).toBe(false)
  },
)
