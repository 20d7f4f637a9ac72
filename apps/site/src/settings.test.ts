import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const required = { CATALOGUE_URL: 'http://localhost:3002/', IMAGE_URL: 'http://localhost:3002/images' }
/** The shortest secret that production takes. */
const LONG_ENOUGH = '0123456789abcdef0123456789abcdef'
const production = { NODE_ENV: 'production', PURGE_TOKEN: LONG_ENOUGH }

describe('parseSettings', () => {
  // spec: D.booking.5, D.booking.7, D.booking.15
  test('defaults, and what follows from others', () => {
    const settings = parseSettings({ ...required, DATA_DIR: '/data', DATE_SELECTION_TGIDS: '1, 2', SITE_PORT: '' })
    expect(settings).toMatchObject({
      SITE_PORT: 3000,
      CATALOGUE_URL: 'http://localhost:3002',
      PUBLISHED_STORE: '/data/published/published.db',
      DATE_SELECTION_TGIDS: [1, 2],
      SAMPLE_DATA: true,
      BOOKING_BASE: 'https://{host}',
      BRAND_SCREEN_HOSTS: [],
    })
    expect(parseSettings(required).DATE_SELECTION_TGIDS).toEqual([17637])
  })

  test.each([
    ['CATALOGUE_URL', { CATALOGUE_URL: '' }],
    ['CATALOGUE_URL', { CATALOGUE_URL: 'ftp://x' }],
    ['CATALOGUE_URL', { CATALOGUE_URL: '', CATALOGUE_ADAPTER: 'octo' }],
    ['CATALOGUE_FOLDER', { CATALOGUE_ADAPTER: 'files' }],
    ['CATALOGUE_ADAPTER', { CATALOGUE_ADAPTER: 'soap' }],
    ['CATALOGUE_LANGUAGES', { CATALOGUE_LANGUAGES: 'en,tlh' }],
    ['SITE_PORT', { SITE_PORT: 'x' }],
    ['SITE_PORT', { SITE_PORT: '70000' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ENABLE_LANGUAGES', { ENABLE_LANGUAGES: 'xx' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['SALE_CUT_OFF', { SALE_CUT_OFF: '-1' }],
    ['SALE_CUT_OFFS', { SALE_CUT_OFFS: '7148:60' }],
    ['SALE_CUT_OFFS', { SALE_CUT_OFFS: '7148=60,17637=99999' }],
    ['SALE_CUT_OFFS', { SALE_CUT_OFFS: '0=60' }],
    ['DATE_SELECTION_TGIDS', { DATE_SELECTION_TGIDS: '1,x' }],
    ['PURGE_TOKEN', { NODE_ENV: 'production' }],
    ['PURGE_TOKEN', { ...production, PURGE_TOKEN: 'x' }],
    ['PURGE_TOKEN', { ...production, PURGE_TOKEN: LONG_ENOUGH.slice(1) }],
    ['PURGE_TOKEN', { ...production, NODE_ENV: 'development', SAMPLE_DATA: '0', PURGE_TOKEN: 'x' }],
    ['PREVIEW_SECRET', { ...production, PREVIEW_SECRET: 'local-preview-secret' }],
    ['PREVIEW_SECRET', { ...production, PREVIEW_SECRET: 'x' }],
    ['CMS_API_KEY', { ...production, CMS_API_KEY: 'local-cms-api-key' }],
    ['CMS_API_KEY', { ...production, CMS_API_KEY: LONG_ENOUGH.slice(1) }],
    ['CMS_URL', { CMS_URL: 'file:///x' }],
    // spec: D.hosts.15
  ])('a mistake in %s names it: %j', (name, environment) => {
    expect(() => parseSettings({ ...required, ...environment })).toThrow(
      new RegExp(`^The site cannot start\\. .*${name}`),
    )
  })

  test('drafts are read from the content system beside, and in production only with a key and a secret of one’s own', () => {
    const local = parseSettings({ ...required, CMS_PORT: '4001' })
    expect(local).toMatchObject({ CMS_URL: 'http://localhost:4001', PREVIEW_SECRET: 'local-preview-secret' })
    const real = parseSettings({ ...required, ...production })
    expect([real.PREVIEW_SECRET, real.CMS_API_KEY]).toEqual([undefined, undefined])
  })

  test('production takes secrets of its own, and sample data may be asked for', () => {
    const secrets = { PREVIEW_SECRET: LONG_ENOUGH, CMS_API_KEY: LONG_ENOUGH }
    expect(parseSettings({ ...required, ...production, ...secrets }).SAMPLE_DATA).toBe(false)
    expect(parseSettings({ ...required, NODE_ENV: 'production', SAMPLE_DATA: '1' }).SAMPLE_DATA).toBe(true)
  })

  test.each([
    [{}, ['*']],
    [{ NODE_ENV: 'production', SAMPLE_DATA: '1' }, ['localhost']],
    [production, []],
    [{ ...production, NON_PRODUCTION_DOMAINS: 'Trials.example, localhost' }, ['trials.example', 'localhost']],
    // spec: D.hosts.13
  ])('where hosts that are not production may be with %j: %j', (environment, domains) => {
    expect(parseSettings({ ...required, ...environment }).NON_PRODUCTION_DOMAINS).toEqual(domains)
  })
})
