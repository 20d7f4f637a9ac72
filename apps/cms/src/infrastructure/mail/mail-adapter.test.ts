import { expect, test } from 'vitest'
import { buildTransportOptions } from './mail-adapter.ts'

const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

test.each([
  ['smtp://mail.wayfare.example', { host: 'mail.wayfare.example', port: 587, secure: false, requireTLS: false }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, secure: false, requireTLS: false }],
  [
    'smtp://nora:a%40b@mail.wayfare.example',
    { host: 'mail.wayfare.example', port: 587, secure: false, requireTLS: true, auth: { user: 'nora', pass: 'a@b' } },
  ],
  [
    'smtps://nora:secret@mail.wayfare.example',
    {
      host: 'mail.wayfare.example',
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: 'nora', pass: 'secret' },
    },
  ],
])('%s', (url, expected) => {
  expect(buildTransportOptions({ url, from: 'content@wayfare.example' })).toEqual({ ...expected, ...TIMEOUT })
})
