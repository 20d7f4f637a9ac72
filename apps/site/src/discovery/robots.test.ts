import { expect, test } from 'vitest'
import { buildRobots } from './robots.ts'

const HOST = 'www.wayfare.example'

test('production allows everything and names its sitemap', () => {
  expect(buildRobots({ environment: 'production', host: HOST })).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: https://${HOST}/sitemap.xml\n`,
  )
})

test.each([
  ['development', undefined],
  ['staging', HOST],
  ['onDemand', undefined],
] as const)('%s is closed to everybody', (environment, host) => {
  expect(buildRobots({ environment, host })).toBe('User-agent: *\nDisallow: /\n')
})
