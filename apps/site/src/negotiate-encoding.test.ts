import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=1.0', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.1', 'identity'],
  ['zstd', 'identity'],
  ['BR', 'br'],
  ['nonsense;;q=x', 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
