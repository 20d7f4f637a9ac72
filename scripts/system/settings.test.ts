import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { type Environment, parseSettings } from './settings.ts'

const REAL = {
  CATALOGUE_URL: 'https://api.provider.example',
  IMAGE_URL: 'https://images.provider.example',
  PAYLOAD_SECRET: 'a-long-secret',
  PURGE_TOKEN: 'another-secret',
}

test('nothing set means sample data on the default ports, and parts that find each other', () => {
  const settings = parseSettings({})
  expect(settings.ports).toEqual({ SITE_PORT: 3000, SITE_INTERNAL_PORT: 3010, CMS_PORT: 3001, SANDBOX_PORT: 3002 })
  expect(settings.sampleData).toBe(true)
  expect(settings.environment).toMatchObject({
    SAMPLE_DATA: '1',
    CATALOGUE_URL: 'http://localhost:3002',
    IMAGE_URL: 'http://localhost:3002/images',
    BOOKING_BASE: 'http://{host}.localhost:3002',
    PURGE_URL: 'http://127.0.0.1:3010/purge',
    DATA_DIR: join(ROOT, 'var'),
  })
})

/** What the settings have to know of the sample's sites: where each is, and where it books. */
function listSampleSites() {
  const texts = globSync('demo/content/sites/*/site.json', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  )
  const fieldOf = (text: string, field: string) => new RegExp(`"${field}": "([^"]+)"`).exec(text)?.[1] ?? field
  return texts.map((text) => ({
    brand: fieldOf(text, 'brand'),
    domain: fieldOf(text, 'nakedDomain'),
    bookingHost: `${fieldOf(text, 'bookingSubdomain')}.${fieldOf(text, 'nakedDomain')}`,
  }))
}

test('the sample’s brand-screen hosts are where its theatres book, and its domains are those of its sites', () => {
  const { environment } = parseSettings({})
  const sites = listSampleSites()
  const theatres = sites.filter(({ brand }) => brand === 'london-theatre-tickets')
  expect(environment.BRAND_SCREEN_HOSTS?.split(',').sort()).toEqual(theatres.map((site) => site.bookingHost).sort())
  const domains = new Set(['localhost', ...sites.map(({ domain }) => domain)])
  expect(environment.NON_PRODUCTION_DOMAINS?.split(',').sort()).toEqual([...domains].sort())
})

test('addresses follow the ports, and an address that is set stays', () => {
  const { environment } = parseSettings({
    SANDBOX_PORT: '41002',
    SITE_INTERNAL_PORT: '41010',
    IMAGE_URL: 'https://i.example',
  })
  expect(environment.CATALOGUE_URL).toBe('http://localhost:41002')
  expect(environment.PURGE_URL).toBe('http://127.0.0.1:41010/purge')
  expect(environment.IMAGE_URL).toBe('https://i.example')
})

test('an empty setting counts as not set', () => {
  expect(parseSettings({ SITE_PORT: '', DATA_DIR: '', SAMPLE_DATA: '' })).toEqual(parseSettings({ DATA_DIR: 'var' }))
})

describe('one sentence names the setting that cannot be right', () => {
  const cases: [Environment, RegExp][] = [
    [{ SITE_PORT: 'abc' }, /^SITE_PORT must be a port from 1 to 65535, but it is "abc"\.$/],
    [{ CMS_PORT: '70000' }, /^CMS_PORT must be a port/],
    [{ SANDBOX_PORT: '0' }, /^SANDBOX_PORT must be a port/],
    [{ CMS_PORT: '3000' }, /^CMS_PORT and SITE_PORT are both 3000/],
    [{ SAMPLE_DATA: 'yes' }, /^SAMPLE_DATA must be 0 or 1, but it is "yes"\.$/],
    [{ NODE_ENV: 'production' }, /^CATALOGUE_URL is not set/],
    [{ NODE_ENV: 'production', ...REAL, PURGE_TOKEN: '' }, /^PURGE_TOKEN is not set/],
    [{ SAMPLE_DATA: '0', ...REAL, IMAGE_URL: undefined }, /^IMAGE_URL is not set/],
  ]
  test.each(cases)('%j', (env, sentence) => {
    expect(() => parseSettings(env)).toThrow(sentence)
  })
})

test('production has no sample data and adds no address of the sandbox', () => {
  const settings = parseSettings({ NODE_ENV: 'production', ...REAL })
  expect(settings.sampleData).toBe(false)
  expect(settings.environment).toMatchObject({ ...REAL, SAMPLE_DATA: '0' })
  expect(settings.environment.BOOKING_BASE).toBeUndefined()
  expect(settings.environment.NON_PRODUCTION_DOMAINS).toBeUndefined()
  expect(settings.databaseFiles).toEqual([join(ROOT, 'var/cms/cms.db'), join(ROOT, 'var/published/published.db')])
})

test('database files follow the settings; PostgreSQL has none', () => {
  const settings = parseSettings({
    DATA_DIR: '/srv/data',
    CMS_DATABASE_URL: 'postgres://db.example/cms',
    PUBLISHED_STORE: '/srv/published.db',
  })
  expect(settings.cmsDatabase).toBe('postgres://db.example/cms')
  expect(settings.databaseFiles).toEqual(['/srv/published.db', '/srv/data/sandbox/catalogue.db'])
})
