import { CRAWLER_PURPOSES } from '@passepartout/content-model/crawler-purposes'
import { describe, expect, test } from 'vitest'
import { CRAWLERS } from './crawlers.ts'
import { buildRobots } from './robots.ts'

const HOST = 'www.wayfare.example'
const SITEMAP = `Sitemap: https://${HOST}/sitemap.xml\n`

test('production allows everything and names its sitemap', () => {
  expect(buildRobots({ environment: 'production', host: HOST })).toBe(`User-agent: *\nAllow: /\n\n${SITEMAP}`)
})

test.each([
  ['development', undefined],
  ['staging', HOST],
  ['onDemand', undefined],
] as const)('%s is closed to everybody', (environment, host) => {
  expect(buildRobots({ environment, host })).toBe('User-agent: *\nDisallow: /\n')
})

/** Whether a crawler may read, as RFC 9309 has it: the group of its name, else that of all. */
function mayRead(robots: string, crawler: string): boolean {
  const groups = robots.split('\n\n').filter((text) => text.startsWith('User-agent'))
  const of = (name: string) => groups.find((text) => text.split('\n').includes(`User-agent: ${name}`))
  return /^Allow: \/$/m.test(of(crawler) ?? of('*') ?? '')
}

describe.each([
  [[], ['search', 'answers', 'training', 'unknown']],
  [['training'], ['search', 'answers', 'unknown']],
  [['answers'], ['search', 'training', 'unknown']],
  [
    ['answers', 'training'],
    ['search', 'unknown'],
  ],
  [['search'], ['answers', 'training']],
  [['search', 'training'], ['answers']],
  [['search', 'answers', 'training'], []],
] as const)('a site that turns away %j', (refused, allowed) => {
  const robots = buildRobots({ environment: 'production', host: HOST }, refused)

  test('is read by the others', () => {
    const reading = CRAWLER_PURPOSES.filter((purpose) => CRAWLERS[purpose].every((name) => mayRead(robots, name)))
    const turnedAway = CRAWLER_PURPOSES.filter((purpose) => CRAWLERS[purpose].every((name) => !mayRead(robots, name)))
    expect([...reading, ...(mayRead(robots, 'Newcomer') ? ['unknown'] : [])]).toEqual(allowed)
    expect(turnedAway).toEqual(refused)
  })

  test('names its sitemap once, and each crawler once', () => {
    expect(robots.match(/Sitemap: .*\n/g)).toEqual([SITEMAP])
    const names = robots.match(/User-agent: .*/g) ?? []
    expect(new Set(names).size).toBe(names.length)
  })
})

test('a crawler has one purpose', () => {
  const names = Object.values(CRAWLERS).flat()
  expect(new Set(names).size).toBe(names.length)
})
