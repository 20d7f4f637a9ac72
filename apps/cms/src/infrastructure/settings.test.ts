import { expect, test } from 'vitest'
import { loadSettings, SettingsError } from './settings.ts'

test('a developer needs to set nothing', () => {
  const settings = loadSettings({})
  expect(settings).toMatchObject({
    sampleData: true,
    url: 'http://localhost:3001',
    databaseKind: 'sqlite',
    siteInternalPort: { url: 'http://127.0.0.1:3010/purge' },
  })
  expect(settings.databaseUrl).toMatch(/^file:.*\/var\/cms\/cms\.db$/)
  expect(settings.publishedStore).toMatch(/\/var\/published\/published\.db$/)
})

test('everything in a folder of one’s own, with empty values as if they were not there', () => {
  const settings = loadSettings({ DATA_DIR: '/data', CMS_PORT: '4001', CMS_DATABASE_URL: '', PURGE_URL: '' })
  expect(settings).toMatchObject({
    url: 'http://localhost:4001',
    databaseUrl: 'file:/data/cms/cms.db',
    mediaDir: '/data/media',
    publishedStore: '/data/published/published.db',
    siteInternalPort: undefined,
  })
})

test('forms ask the provider’s API, and the site about any other kind of catalogue', () => {
  const api = { CATALOGUE_URL: 'https://api.provider.example' }
  expect(loadSettings(api).catalogue).toEqual({ url: api.CATALOGUE_URL, apiKey: undefined, timeout: 2000 })
  const other = { ...api, CATALOGUE_API_KEY: 'secret', CATALOGUE_ADAPTER: 'octo', PURGE_URL: 'http://site:3010/purge' }
  expect(loadSettings(other).catalogue).toEqual({
    url: 'http://site:3010/_catalogue',
    apiKey: undefined,
    timeout: 2000,
  })
  expect(loadSettings({ ...other, PURGE_URL: '' }).catalogue).toBeUndefined()
})

test.each([
  [{ CMS_PORT: 'x' }, /CMS_PORT/],
  [{ CMS_DATABASE_URL: 'mysql://x' }, /CMS_DATABASE_URL must start with file: or postgres:/],
  [{ PURGE_URL: 'no address' }, /PURGE_URL/],
  [{ CMS_URL: 'ftp://x' }, /CMS_URL/],
  [{ SMTP_URL: 'mail.wayfare.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtps://mail.wayfare.example' }, /SMTP_URL needs MAIL_FROM: the address that letters are from\./],
  [{ SMTP_URL: 'smtps://mail.wayfare.example', MAIL_FROM: 'us' }, /MAIL_FROM/],
  [{ SAMPLE_DATA: 'yes' }, /SAMPLE_DATA/],
  [{ S3_BUCKET: 'library', S3_ENDPOINT: 'storage.example' }, /S3_ENDPOINT/],
  [{ S3_BUCKET: 'library', S3_PREFIX: '../secret' }, /S3_PREFIX must be a folder of the bucket, such as media/],
  [{ S3_BUCKET: 'library', S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE/],
  [{ S3_BUCKET: 'library', S3_ACCESS_KEY_ID: 'a' }, /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other\./],
])('%j is refused by name', (environment, expected) => {
  expect(() => loadSettings(environment)).toThrow(expected)
})

const LONG_ENOUGH = '0123456789abcdef0123456789abcdef'
const secrets = { PAYLOAD_SECRET: LONG_ENOUGH, PURGE_TOKEN: LONG_ENOUGH }

// spec: D.hosts.15
test('production refuses each default and each short secret by name', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => loadSettings(production)).toThrow(
    new SettingsError('In production PAYLOAD_SECRET and PURGE_TOKEN must have 32 characters or more.'),
  )
  for (const name of ['PAYLOAD_SECRET', 'PURGE_TOKEN', 'PREVIEW_SECRET']) {
    for (const secret of ['x', LONG_ENOUGH.slice(1), 'sample-purge-token']) {
      expect(() => loadSettings({ ...production, ...secrets, [name]: secret })).toThrow(
        new SettingsError(`In production ${name} must have 32 characters or more.`),
      )
    }
  }
  expect(loadSettings({ ...production, ...secrets, PREVIEW_SECRET: LONG_ENOUGH }).sampleData).toBe(false)
  expect(loadSettings({ ...production, SAMPLE_DATA: '1' }).sampleData).toBe(true)
})

test('pictures lie in their folder until a bucket is named', () => {
  expect(loadSettings({ S3_REGION: 'eu-west-3' }).mediaPlace).toBeUndefined()
  expect(loadSettings({ S3_BUCKET: 'library' }).mediaPlace).toEqual({
    bucket: 'library',
    prefix: 'media',
    endpoint: undefined,
    region: 'us-east-1',
    isPathStyle: false,
    keys: undefined,
    timeout: 10_000,
  })
})

test('previews are signed with a known secret beside sample data, and in production only with one of one’s own', () => {
  expect(loadSettings({}).previewSecret).toBe('local-preview-secret')
  const production = { NODE_ENV: 'production', ...secrets }
  expect(loadSettings(production).previewSecret).toBeUndefined()
  expect(() => loadSettings({ ...production, PREVIEW_SECRET: 'local-preview-secret' })).toThrow(/PREVIEW_SECRET must/)
})

test('a build holds no secrets', () => {
  expect(() => loadSettings({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })).not.toThrow()
})
