import { expect, test } from 'vitest'
import { adminPolicy } from './content-security-policy.ts'

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
