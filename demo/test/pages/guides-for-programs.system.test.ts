import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import {
  octoDaySchema,
  octoProductSchema,
  octoStartSchema,
} from '../../../apps/site/src/octo-supplier/octo-response-schemas.ts'
import { pageJsonSchema, searchJsonSchema } from '../../../apps/site/src/pages/json/page-json-schema.ts'
import { parseAtom, textOf } from '../../../apps/site/test/tools/parse-atom.ts'
import { readGuide } from '../../../test/tools/read-guide.ts'

/** The commands of the guides for programs, as they are written, but for the port: the demonstration answers what the guides say. */

const NAME = 'Eiffel Tower: second floor by lift, with a reserved time'

/** What each command of a guide prints, in order. */
async function follow(page: string): Promise<readonly string[]> {
  const said: string[] = []
  for (const command of readGuide(page)) {
    const here = command.replaceAll('localhost:3000', `localhost:${inject('system').sitePort}`)
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here], { maxBuffer: 16_000_000 })
    said.push(stdout)
  }
  return said
}

test('pages as data, and tools', async () => {
  const [page = '', search = '', list = '', call = '', ...more] = await follow('for-programs-and-agents.md')
  const { product } = pageJsonSchema.parse(JSON.parse(page))
  expect([product?.id, product?.name, product?.party]).toEqual([7114, NAME, { adults: 3, children: 0, infants: 0 }])
  const { amount, ...total } = product?.total ?? {}
  expect(total).toEqual({ currency: 'EUR', withoutPriceOf: [] })
  expect(amount).toBeCloseTo(3 * (product?.price?.amount ?? 0), 2)
  expect(searchJsonSchema.parse(JSON.parse(search)).query).toBe('museum with children')
  expect(toolsSchema.parse(dataOf(list)).result.tools.map(({ name }) => name)).toEqual([
    ...['search_experiences', 'get_experience', 'get_availability', 'compare_experiences'],
    ...['get_page', 'list_places', 'booking_link'],
  ])
  const { isError, structuredContent } = callSchema.parse(dataOf(call)).result
  expect([isError ?? false, structuredContent.name]).toEqual([false, NAME])
  expect(structuredContent.bookingUrl).toContain('/7114/')
  expect(more).toEqual([])
})

/** Of an answer of the protocol, which is a stream of one event. */
function dataOf(answer: string): unknown {
  return JSON.parse(/^data: (.*)$/m.exec(answer)?.[1] ?? '')
}

const toolsSchema = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) })
const callSchema = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    structuredContent: z.object({ name: z.string(), bookingUrl: z.url() }),
  }),
})

test('OCTO', async () => {
  const [product = '', calendar = '', starts = '', ...more] = await follow('octo.md')
  const { id, title, options } = octoProductSchema.parse(JSON.parse(product))
  expect([id, title, options.map((option) => option.id)]).toEqual(['7114', NAME, ['71141', '71142']])
  const days = z.array(octoDaySchema).parse(JSON.parse(calendar))
  expect(days.find(({ available }) => available)?.unitPricingFrom?.map(({ currency }) => currency)).toEqual(['EUR'])
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const dates = z
    .array(octoStartSchema)
    .parse(JSON.parse(starts))
    .map(({ id }) => id.slice(0, 10))
  expect([...new Set(dates)]).toEqual([day])
  expect(more).toEqual([])
})

test('the feed of guides', async () => {
  const [read = '', again = '', ...more] = await follow('follow-the-guides.md')
  expect(textOf(parseAtom(read), 'title')).toBe('Wayfare')
  expect(again).toMatch(/^etag: "/i)
  expect(more).toEqual([])
})

test('performances of a show', async () => {
  const [calendar = '', ...more] = await follow('subscribe-to-performances.md')
  expect([calendar.split('\r\n')[0], calendar.includes('SUMMARY:The Lantern Thief')]).toEqual(['BEGIN:VCALENDAR', true])
  expect(more).toEqual([])
})

test('what crawlers find', async () => {
  const [robots = '', sitemap = '', llms = '', catalog = '', data = '', markdown = '', ...more] =
    await follow('for-crawlers.md')
  expect(robots).toContain('Sitemap: https://www.wayfare.example/sitemap.xml')
  expect(sitemap).toContain('<sitemapindex')
  expect(llms.split('\n')[0]).toBe('# Wayfare')
  const { linkset } = z.object({ linkset: z.array(z.object({ anchor: z.string() })) }).parse(JSON.parse(catalog))
  expect(linkset.map(({ anchor }) => anchor)).toContain('https://www.wayfare.example/octo')
  const graph = graphSchema.parse(JSON.parse(data.slice(data.indexOf('{'))))['@graph']
  expect(graph.find((node) => node['@type'] === 'Product')?.name).toBe(NAME)
  expect(markdown).toContain(`# ${NAME}`)
  expect(more).toEqual([])
})

const graphSchema = z.object({ '@graph': z.array(z.object({ '@type': z.string(), name: z.string().optional() })) })
