import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const required = { CATALOGUE_URL: 'http://localhost:3002/', IMAGE_URL: 'http://localhost:3002/images' }

describe('parseSettings', () => {
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
    ['SITE_PORT', { SITE_PORT: 'x' }],
    ['SITE_PORT', { SITE_PORT: '70000' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ENABLE_LANGUAGES', { ENABLE_LANGUAGES: 'xx' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['DATE_SELECTION_TGIDS', { DATE_SELECTION_TGIDS: '1,x' }],
    ['PURGE_TOKEN', { NODE_ENV: 'production' }],
  ])('a mistake in %s names it: %j', (name, environment) => {
    expect(() => parseSettings({ ...required, ...environment })).toThrow(
      new RegExp(`^The site cannot start\\. .*${name}`),
    )
  })

  test('production takes secrets of its own, and sample data may be asked for', () => {
    expect(parseSettings({ ...required, NODE_ENV: 'production', PURGE_TOKEN: 'mine' }).SAMPLE_DATA).toBe(false)
    expect(parseSettings({ ...required, NODE_ENV: 'production', SAMPLE_DATA: '1' }).SAMPLE_DATA).toBe(true)
  })
})
