import { expect, test } from 'vitest'
import { describeAddresses } from './addresses.ts'
import { parseSettings } from './settings.ts'

test('with sample data: every site, the login and the sandbox, on the ports in use', () => {
  const text = describeAddresses(parseSettings({ SITE_PORT: '41000', CMS_PORT: '41001', SANDBOX_PORT: '41002' }))
  expect(text).toContain('http://localhost:41000/')
  expect(text).toContain('http://www.wayfare.example.localhost:41000/')
  expect(text).toContain('http://www.london-theatre-tickets.example.localhost:41000/')
  expect(text).toContain('http://localhost:41001/admin')
  expect(text).toMatch(/login \S+@\S+, password \S+/)
  expect(text).toContain('http://localhost:41002/')
})

test('without content: how to make the first account and the first site, and no login', () => {
  const text = describeAddresses(parseSettings({ SAMPLE_FOLDER: 'apps/sandbox', DATA_DIR: 'var/empty' }))
  expect(text).toContain('DATA_DIR=var/empty npm run create-admin')
  expect(text).toContain('http://localhost:3001/admin/collections/sites/create')
  expect(text).not.toMatch(/password|wayfare/)
})

test('without sample data: no login, no sandbox', () => {
  const text = describeAddresses({ ...parseSettings({}), sample: undefined })
  expect(text).not.toMatch(/password|Sandbox|wayfare/)
})
