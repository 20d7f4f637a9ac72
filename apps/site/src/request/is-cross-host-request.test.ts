import { expect, test } from 'vitest'
import { isCrossHostRequest } from './is-cross-host-request.ts'

const HOST = 'www.wayfare.example'

test.each<[string | undefined, string | undefined, string | undefined, boolean]>([
  // origin, sec-fetch-site, host, from elsewhere
  [undefined, undefined, HOST, false],
  [undefined, 'same-origin', HOST, false],
  [undefined, 'none', HOST, false],
  [undefined, 'cross-site', HOST, true],
  [`https://${HOST}`, undefined, HOST, false],
  [`https://${HOST}`, 'same-origin', HOST, false],
  [`https://${HOST}`, 'same-origin', 'WWW.Wayfare.Example', false],
  [`https://${HOST}`, 'cross-site', HOST, true],
  [`http://${HOST}:8080`, undefined, HOST, false],
  [`http://${HOST}`, undefined, `${HOST}:3000`, false],
  ['https://evil.example', undefined, HOST, true],
  ['https://evil.example', 'same-origin', HOST, true],
  ['https://book.wayfare.example', 'same-site', HOST, true],
  [`https://${HOST}.evil.example`, undefined, HOST, true],
  [`https://${HOST}@evil.example`, undefined, HOST, true],
  ['null', undefined, HOST, true],
  ['null', 'cross-site', HOST, true],
  ['null', 'same-origin', HOST, false],
  ['', undefined, HOST, true],
  ['junk', undefined, HOST, true],
  [`https://${HOST}`, undefined, undefined, true],
])('origin %j, sec-fetch-site %j, to %j: from elsewhere %s', (origin, site, host, expected) => {
  const headers = { ...(origin !== undefined && { origin }), ...(site !== undefined && { 'sec-fetch-site': site }) }
  expect(isCrossHostRequest(headers, host)).toBe(expected)
})
