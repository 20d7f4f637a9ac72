import { expect, test } from 'vitest'
import { negotiateEncoding, negotiateFileEncoding } from './negotiate-encoding.ts'

test.each([
  [undefined, 'identity', 'identity', 'identity'],
  ['', 'identity', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd', 'br', 'br'],
  ['gzip, deflate, br', 'br', 'br', 'br'],
  ['gzip, deflate', 'gzip', 'gzip', 'gzip'],
  ['br;q=1.0, gzip;q=1.0', 'br', 'br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity', 'identity', 'identity'],
  ['*', 'zstd', 'br', 'br'],
  ['*;q=0', 'identity', 'identity', 'identity'],
  ['br;q=0, *', 'zstd', 'zstd', 'gzip'],
  ['zstd;q=0, *', 'br', 'br', 'br'],
  ['zstd;q=0.9, br', 'br', 'br', 'br'],
  ['zstd, br;q=0.999', 'zstd', 'zstd', 'br'],
  ['identity;q=1, br;q=0.1', 'identity', 'identity', 'identity'],
  ['zstd', 'zstd', 'zstd', 'identity'],
  ['BR', 'br', 'br', 'br'],
  ['nonsense;;q=x', 'identity', 'identity', 'identity'],
  ['br;q=-1, gzip;q=2', 'gzip', 'gzip', 'gzip'],
])(
  '%j is answered with a page in %s, with one that is tight in %s, with a file in %s',
  (header, quick, tight, file) => {
    expect([
      negotiateEncoding(header, { isTight: false }),
      negotiateEncoding(header, { isTight: true }),
      negotiateFileEncoding(header),
    ]).toEqual([quick, tight, file])
  },
)
