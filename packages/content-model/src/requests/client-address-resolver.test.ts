import { describe, expect, test } from 'vitest'
import { ClientAddressResolver } from './client-address-resolver.ts'
import { type TrustedProxies, trustedProxiesSchema } from './trusted-proxies.ts'

const NETWORKS = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ff::/48']

test.each<[string | undefined, string | undefined, TrustedProxies, string]>([
  // Nobody in front: the connection alone counts.
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  // One proxy wrote the last part, whatever stands before it.
  ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', 'forged, 10.0.0.1 , 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '', 1, '127.0.0.1'],
  ['127.0.0.1', undefined, 1, '127.0.0.1'],
  // Two: the edge wrote the last but one.
  ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.9', 2, '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.9', 3, '192.0.2.1'],
  // What is no address was written by nobody who stands in front.
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['127.0.0.1', '192.0.2.1, <script>', 2, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::/64'],
  // By networks: as many as there are, and nothing of a stranger's connection.
  ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.9', NETWORKS, '198.51.100.1'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.9, 10.1.2.3', NETWORKS, '198.51.100.1'],
  ['::ffff:127.0.0.1', '192.0.2.1, 2001:db8:ff::7', NETWORKS, '192.0.2.1'],
  ['203.0.113.7', '198.51.100.1', NETWORKS, '203.0.113.7'],
  ['127.0.0.1', '10.0.0.1', NETWORKS, '10.0.0.1'],
  // Of IPv6 a whole network is one.
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, 0, '2001:db8:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['127.0.0.1', '2001:db8:1:2::8', 1, '2001:db8:1:2::/64'],
  ['127.0.0.1', '2001:db8:1:2:ffff::9', 1, '2001:db8:1:2::/64'],
  [undefined, undefined, 0, 'unknown'],
])('the connection from %s with x-forwarded-for %j behind %j is of %s', (remote, forwarded, proxies, expected) => {
  expect(new ClientAddressResolver(proxies).of(remote, forwarded)).toBe(expected)
})

test.each<[TrustedProxies, string | undefined, boolean]>([
  [0, '127.0.0.1', false],
  [1, '203.0.113.7', true],
  [NETWORKS, '10.200.0.1', true],
  [NETWORKS, '::ffff:10.200.0.1', true],
  [NETWORKS, '2001:db8:ff:1::1', true],
  [NETWORKS, '203.0.113.7', false],
  [NETWORKS, undefined, false],
])('behind %j, what %s says of a request is believed: %s', (proxies, remote, expected) => {
  expect(new ClientAddressResolver(proxies).believes(remote)).toBe(expected)
})

describe('the setting', () => {
  test.each<[string | undefined, TrustedProxies]>([
    [undefined, 0],
    ['0', 0],
    ['1', 1],
    ['3', 3],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, 2001:db8::/32', ['127.0.0.1', '2001:db8::/32']],
  ])('%j is %j', (text, expected) => {
    expect(trustedProxiesSchema.parse(text)).toEqual(expected)
  })

  test.each(['', 'yes', '11', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8,', 'proxy.example', '10.0.0/8'])(
    '%j is refused',
    (text) => {
      expect(trustedProxiesSchema.safeParse(text).success).toBe(false)
    },
  )
})
