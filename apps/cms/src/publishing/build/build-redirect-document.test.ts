import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { redirects } from '../../collections/redirects.ts'
import { type Message, message, messageAt } from '../../messages/message.ts'
import type { Redirect } from '../../payload-types.ts'
import { buildRedirectDocument } from './build-redirect-document.ts'

const FIELDS = flattenAllFields({ fields: redirects.fields })

const REDIRECT: Redirect = {
  id: 1,
  site: 1,
  host: 'www.a.example',
  path: '/old/',
  outcome: 'moved',
  url: 'https://b.example/',
  permanent: true,
  origin: 'manual',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test.each<[string, Partial<Redirect>, Message]>([
  ['Old address', { path: '/Old/' }, message('fault.kind')],
  ['Old address', { path: '/Old/', outcome: 'gone' }, message('fault.kind')],
  ['New address', { url: 'javascript:void 0' }, message('fault.kind')],
  ['New page', { url: null }, message('redirect.pageGone')],
])('what is wrong at %s is named as its form names it: %j', (place, changes, said) => {
  const built = buildRedirectDocument({ ...REDIRECT, ...changes }, undefined, FIELDS)
  expect(built).toEqual({ ok: false, reasons: [messageAt(place, said)] })
})
