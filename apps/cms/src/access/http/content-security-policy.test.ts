import { expect, test } from 'vitest'
import { adminPolicy, DATA_POLICY } from './content-security-policy.ts'

test.each([
  ['http://{host}.localhost:3000', 'http://*.localhost:3000'],
  ['https://{host}', 'https://*'],
  ['https://{host}:8443', 'https://*:8443'],
  ['https://stage-{host}', 'https:'],
])('sites at %s may be framed, and nothing else', (siteAddress, expected) => {
  const frames = adminPolicy('n', false, siteAddress)
    .split('; ')
    .filter((part) => part.startsWith('frame'))
  expect(frames).toEqual([`frame-src ${expected}`, "frame-ancestors 'self'"])
})

test('scripts run by the nonce of their answer, and nothing is asked of another host', () => {
  expect(adminPolicy('n', false, 'https://{host}').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-n' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'frame-src https://*',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])
})

test('what is no page of the admin may do nothing', () => {
  expect(DATA_POLICY).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
})
