import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOST_SURROGATE_BYTES, RenderedPage } from './rendered-page.ts'

function surrogateKeyOf(tags: readonly string[]): string {
  const rendering = { status: 200, html: '', contentSecurityPolicy: '', pageIdentifier: '', freshFor: 0, usableFor: 0 }
  return new RenderedPage({ ...rendering, tags }, 0).surrogateKey
}

const own = ['page:home:en:page', 'site:www.wayfare.example']
const products = Array.from({ length: 2000 }, (_, index) => `tour-group:${index + 10_000}`)

test('a shared copy names everything that it is made of', () => {
  expect(surrogateKeyOf([...own, 'tour-group:1'])).toBe('page:home:en:page site:www.wayfare.example tour-group:1')
  expect(surrogateKeyOf([])).toBe('')
})

test('a page of very many products names as many as fit, itself first and none in half', () => {
  const key = surrogateKeyOf([...own, ...products])
  const names = key.split(' ')
  expect(names).toEqual([...own, ...products].slice(0, names.length))
  expect([key.length, `${key} ${[...own, ...products][names.length]}`.length > MOST_SURROGATE_BYTES]).toEqual([
    5992,
    true,
  ])
})

test('the documented nginx has room for it, and as much again for all other headers', () => {
  const guide = readFileSync(new URL('../../../../docs/how-to/cdn.md', import.meta.url), 'utf8')
  const kilobytes = Number(/proxy_buffer_size (\d+)k;/.exec(guide)?.[1])
  expect(kilobytes * 1024).toBeGreaterThan(2 * MOST_SURROGATE_BYTES)
})
