import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', undefined, false, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', false, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', true, '198.51.100.1'],
  ['127.0.0.1', 'forged, 10.0.0.1 , 198.51.100.1', true, '198.51.100.1'],
  ['127.0.0.1', '', true, '127.0.0.1'],
  ['::ffff:203.0.113.7', undefined, false, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', undefined, false, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, false, '2001:db8:0:0::/64'],
  ['::1', undefined, false, '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined, false, 'fe80:0:0:0::/64'],
  [undefined, undefined, false, 'unknown'],
])(
  'the connection from %s with x-forwarded-for %j (believed: %s) is of %s',
  (remote, forwarded, trustProxy, expected) => {
    expect(clientAddress(remote, forwarded, trustProxy)).toBe(expected)
  },
)
