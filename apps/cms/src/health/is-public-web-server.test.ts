import { expect, test } from 'vitest'
import { isPublicWebServer } from './is-public-web-server.ts'

test.each([
  ['93.184.215.14', 443, true],
  ['93.184.215.14', 80, true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 443, true],
  ['93.184.215.14', 22, false],
  ['93.184.215.14', 6379, false],
  ['127.0.0.1', 80, false],
  ['127.8.8.8', 443, false],
  ['0.0.0.0', 80, false],
  ['10.1.2.3', 443, false],
  ['172.31.255.255', 443, false],
  ['172.32.0.1', 443, true],
  ['192.168.1.1', 80, false],
  ['169.254.169.254', 80, false],
  ['100.64.0.1', 80, false],
  ['224.0.0.1', 80, false],
  ['255.255.255.255', 80, false],
  ['::', 80, false],
  ['::1', 443, false],
  ['::ffff:127.0.0.1', 443, false],
  ['::ffff:93.184.215.14', 443, false],
  ['64:ff9b::7f00:1', 443, false],
  ['2002:7f00:1::', 443, false],
  ['2001:db8::1', 443, false],
  ['fc00::1', 443, false],
  ['fe80::1', 443, false],
  ['ff02::1', 443, false],
  ['no address', 443, false],
  // spec: D.admin.38
])('%s on port %i is of a public machine: %s', (address, port, expected) => {
  expect(isPublicWebServer(address, port)).toBe(expected)
})
