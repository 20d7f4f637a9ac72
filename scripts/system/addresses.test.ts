import { expect, test } from 'vitest'
import { describeAdminReady, describeSiteReady } from './addresses.ts'
import { parseSettings } from './settings.ts'

const PORTS = { SITE_PORT: '41000', CMS_PORT: '41001', SANDBOX_PORT: '41002' }

test('with sample data: every site and the sandbox, on the ports in use, and when the admin follows', () => {
  const text = describeSiteReady(parseSettings(PORTS), 61_000)
  expect(text).toContain('http://localhost:41000/')
  expect(text).toContain('http://www.wayfare.example.localhost:41000/')
  expect(text).toContain('http://www.london-theatre-tickets.example.localhost:41000/')
  expect(text).toContain('http://localhost:41002/')
  expect(text).toMatch(/^\nSite: ready after .* s\n/)
  expect(text).toMatch(/\nAdmin: in about 1 min 1 s\n$/)
})

test('with sample data: the admin and its login', () => {
  const text = describeAdminReady(parseSettings(PORTS), 'var/log')
  expect(text).toMatch(/^\nAdmin: ready after .* s\n/)
  expect(text).toContain('http://localhost:41001/admin')
  expect(text).toMatch(/login \S+@\S+, password \S+/)
})

test('without content: how to make the first account and the first site, and no login', () => {
  const settings = parseSettings({ SAMPLE_FOLDER: 'apps/sandbox', DATA_DIR: 'var/empty' })
  const text = describeSiteReady(settings, 1000) + describeAdminReady(settings, 'var/log')
  expect(text).toContain('DATA_DIR=var/empty npm run create-admin')
  expect(text).toContain('http://localhost:3001/admin/collections/sites/create')
  expect(text).not.toMatch(/password|wayfare/)
})

test('without sample data: no login, no sandbox', () => {
  const settings = { ...parseSettings({}), sample: undefined }
  const text = describeSiteReady(settings, 1000) + describeAdminReady(settings, 'var/log')
  expect(text).not.toMatch(/password|Sandbox|wayfare/)
})
