import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../settings.json' with { type: 'json' }

const SITES = join(import.meta.dirname, '../content/sites')

interface Site {
  readonly brand: string
  readonly nakedDomain: string
  readonly bookingSubdomain: string
}

// spec: D.booking.8
test('the brand-screen hosts are where the theatres book, and the domains are those of the sites', () => {
  const files = globSync('*/site.json', { cwd: SITES })
  const sites = files.map((file): Site => JSON.parse(readFileSync(join(SITES, file), 'utf8')))
  const theatres = sites.filter(({ brand }) => brand === 'london-theatre-tickets')
  const bookingHosts = theatres.map((site) => `${site.bookingSubdomain}.${site.nakedDomain}`)
  expect(settings.BRAND_SCREEN_HOSTS.split(',').sort()).toEqual(bookingHosts.sort())
  const domains = new Set(['localhost', ...sites.map(({ nakedDomain }) => nakedDomain)])
  expect(settings.NON_PRODUCTION_DOMAINS.split(',').sort()).toEqual([...domains].sort())
})
