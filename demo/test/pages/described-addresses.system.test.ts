import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { fetchAsHost } from '../../../test/tools/fetch-as-host.ts'
import { THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/** What `/openapi.json` lists is served as it says. */

const describedSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z
        .object({
          responses: z.object({ 200: z.object({ content: z.record(z.string(), z.unknown()) }) }),
        })
        .optional(),
    }),
  ),
})
const catalogSchema = z.object({
  linkset: z.array(z.object({ item: z.array(z.object({ href: z.url() })).optional() })),
})
const productSchema = z.object({
  product: z.object({ days: z.array(z.object({ date: z.iso.date(), state: z.string() })) }),
})

/** On each host, a product with a visit to choose, and pages that have what is below `{page}`. */
const EXAMPLES = [
  { host: WAYFARE, id: 7114, page: 'things-to-do-in-paris' },
  { host: THEATRE, id: 17_637, page: 'shows/the-lantern-thief' },
] as const

test.for(EXAMPLES)('on $host', async ({ host, id, page }) => {
  const { sitePort } = inject('system')
  const here = `http://${host}.localhost:${sitePort}`
  const ask = fetchAsHost(`${host}.localhost:${sitePort}`, sitePort)
  const read = async (path: string): Promise<Response> => {
    const answer = await ask(here + path)
    const location = answer.headers.get('location')
    return location === null ? answer : ask(new URL(location, here))
  }
  const { paths } = describedSchema.parse(await (await read('/openapi.json')).json())
  const catalog = catalogSchema.parse(await (await read('/.well-known/api-catalog')).json())
  const [feed = ''] = catalog.linkset.flatMap(({ item = [] }) => item.map(({ href }) => href.split('/').at(-1) ?? ''))
  const { product } = productSchema.parse(await (await read(`/x-t${id}/index.json`)).json())
  const day = product.days.find(({ state }) => state === 'open')?.date
  const values: Readonly<Record<string, string | number>> = { id, page, feed, number: 1 }
  const addressOf = (path: string) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
    return address.endsWith('visit.ics') ? `${address}?date=${day}` : address
  }
  const told = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [[path, 200, Object.keys(get.responses[200].content).sort()] as const] : [],
  )
  const found = await Promise.all(
    told.map(async ([path, , types]) => {
      const answer = await read(addressOf(path))
      const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
      const isTold = types.some((one) => one.split(';')[0] === type)
      return [path, answer.status, isTold ? types : [type]] as const
    }),
  )
  expect(found).toEqual(told)
})
