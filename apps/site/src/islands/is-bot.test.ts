import { expect, test } from 'vitest'
import { isBot } from './is-bot.ts'

test.each([
  ['Googlebot/2.1', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['SomeCrawler/1.0', true],
  ['Baiduspider', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36', false],
  ['', false],
])('%s: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})
