import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO, ROOT } from '../folders.ts'
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

test('the folder of the sample is the demonstration, another that is named, or none in production', () => {
  expect(parseSettings({}).sample).toEqual({
    folder: DEMO,
    catalogue: join(DEMO, 'catalogue'),
    pictures: join(DEMO, 'pictures'),
    content: join(DEMO, 'content'),
    settings: {
      BRAND_FOLDERS: 'demo/brands',
      MAP_FOLDER: 'demo/maps',
      ...JSON.parse(readFileSync(join(DEMO, 'settings.json'), 'utf8')),
    },
  })
  const sandbox = join(ROOT, 'apps/sandbox')
  expect(parseSettings({ SAMPLE_FOLDER: 'apps/sandbox' }).sample).toEqual({
    folder: sandbox,
    catalogue: join(sandbox, 'catalogue'),
    pictures: join(sandbox, 'pictures'),
    content: undefined,
    settings: {},
  })
  expect(parseSettings({ NODE_ENV: 'production', ...REAL }).sample).toBeUndefined()
})

test('settings of the sample hold where a person sets none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  writeFileSync(join(folder, 'settings.json'), '{ "BRAND_SCREEN_HOSTS": "book.one.example" }')
  const read = (env: Environment) => parseSettings({ SAMPLE_FOLDER: folder, ...env }).environment.BRAND_SCREEN_HOSTS
  expect([read({}), read({ BRAND_SCREEN_HOSTS: 'book.two.example' })]).toEqual(['book.one.example', 'book.two.example'])
  rmSync(folder, { recursive: true })
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

test('a catalogue in files needs no address, and its folder is found from anywhere', () => {
  const { CATALOGUE_URL: _, ...others } = REAL
  const files = { CATALOGUE_ADAPTER: 'files', CATALOGUE_FOLDER: 'catalogue' }
  const { environment } = parseSettings({ SAMPLE_DATA: '0', ...others, ...files })
  expect(environment).toMatchObject({ CATALOGUE_ADAPTER: 'files', CATALOGUE_FOLDER: join(ROOT, 'catalogue') })
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
    [{ SAMPLE_FOLDER: 'nowhere' }, /^SAMPLE_FOLDER names no folder: .*nowhere/],
    [{ NODE_ENV: 'production' }, /^CATALOGUE_URL is not set/],
    [{ NODE_ENV: 'production', ...REAL, PURGE_TOKEN: '' }, /^PURGE_TOKEN is not set/],
    [{ SAMPLE_DATA: '0', ...REAL, IMAGE_URL: undefined }, /^IMAGE_URL is not set/],
    [{ SAMPLE_DATA: '0', ...REAL, CATALOGUE_ADAPTER: 'files' }, /^CATALOGUE_FOLDER is not set/],
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
