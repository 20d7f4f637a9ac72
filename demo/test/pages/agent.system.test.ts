import type { Client } from '@modelcontextprotocol/client'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { fetchFrom, fetchPage } from '../../../test/tools/browser.ts'
import { connectAgent } from '../tools/price-readers/connect-agent.ts'
import { ROME } from '../tools/sample-pages.ts'

/** An agent plans a weekend in Rome through the site's tools alone, and its booking links say what the tools said. */

const DAY = 86_400_000
const SATURDAY = 6
const BUDGET = 200
/** Tickets of the weekend, one a day. */
const FAMILY = { adults: 2, children: 1, currency: 'EUR' } as const

const money = z.object({ amount: z.number(), currency: z.string() })
const foundSchema = z.object({
  products: z.array(z.object({ id: z.int(), name: z.string(), day: z.object({ total: money.optional() }).optional() })),
})
const daysSchema = z.object({
  startsOn: z.string().optional(),
  starts: z.array(z.object({ start: z.string(), state: z.string(), bookingUrl: z.string().optional() })),
})
const linkSchema = z.object({
  name: z.string(),
  bookingUrl: z.url(),
  chosenDate: z.string().optional(),
  price: money.optional(),
  total: money.extend({ withoutPriceOf: z.array(z.string()) }).optional(),
})

let client: Client

beforeAll(async () => {
  client = await connectAgent(ROME)
})
afterAll(() => client.close())

async function call<T>(name: string, given: Record<string, unknown>, schema: z.ZodType<T>): Promise<T> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given })
  expect([isError ?? false, content[0]]).toEqual([false, expect.objectContaining({ type: 'text' })])
  return schema.parse(structuredContent)
}

/** ISO dates of Saturday and Sunday, at least three days ahead. */
function nextWeekend(): readonly [string, string] {
  const day = new Date(Date.now() + 3 * DAY)
  while (day.getUTCDay() !== SATURDAY) day.setTime(day.getTime() + DAY)
  return [day.toISOString().slice(0, 10), new Date(day.getTime() + DAY).toISOString().slice(0, 10)]
}

/** Something for the day whose price for the family is known and affordable. */
async function choose(query: string, date: string, budget: number, taken: readonly number[]) {
  const { products } = await call('search_experiences', { query, date, ...FAMILY }, foundSchema)
  const affordable = products.filter(
    ({ id, day }) => (day?.total?.amount ?? budget + 1) <= budget && !taken.includes(id),
  )
  for (const { id, name } of affordable) {
    const { startsOn, starts } = await call('get_availability', { id, from: date, until: date, ...FAMILY }, daysSchema)
    const start = starts.find(({ state, bookingUrl }) => state === 'open' && bookingUrl)?.start
    const link = await call('booking_link', { id, date, ...(start && { start }), ...FAMILY }, linkSchema)
    if (startsOn === date && link.total?.withoutPriceOf.length === 0) return { id, name, link }
  }
  return undefined
}

/** What the booking page says to which a link leads, by way of the site; its host is the sandbox's on this machine. */
async function bookedAt({ bookingUrl }: z.infer<typeof linkSchema>) {
  const asked = new URL(bookingUrl)
  const path = asked.pathname + asked.search
  const target = asked.hostname === ROME ? (await fetchPage(ROME, path)).headers.location : bookingUrl
  const { hostname, pathname, search } = new URL(target ?? '')
  const port = Number(new URL(inject('system').sandbox).port)
  const page = parse((await fetchFrom(hostname, port, pathname + search)).text)
  const said = (label: string) =>
    page.querySelectorAll('dt').find((term) => term.text === label)?.nextElementSibling?.text
  return { name: page.querySelector('h1')?.text, date: said('Date'), price: said('Price'), currency: said('Currency') }
}

test('a weekend for two adults and a child, under €200', async () => {
  const [saturday, sunday] = nextWeekend()
  const plan = await vi.waitFor(
    async () => {
      const first = await choose('museum in Rome', saturday, BUDGET / 2, [])
      expect(first).toBeDefined()
      const spent = first?.link.total?.amount ?? 0
      const second = await choose('with children', sunday, BUDGET - spent, first ? [first.id] : [])
      expect(second).toBeDefined()
      return [first, second].flatMap((one) => one ?? [])
    },
    // The index and the days of the sample fill after the start.
    { timeout: 170_000, interval: 5000 },
  )
  const total = plan.reduce((sum, { link }) => sum + (link.total?.amount ?? 0), 0)
  expect(total).toBeLessThanOrEqual(BUDGET)
  for (const [place, { name, link }] of plan.entries()) {
    const date = [saturday, sunday][place]
    expect([link.name, link.chosenDate]).toEqual([name, date])
    const booked = await bookedAt(link)
    expect(booked).toMatchObject({ name, date: expect.stringContaining(`(${date})`), currency: 'EUR' })
    expect(Number(booked.price?.replace(/[^\d.]/g, ''))).toBe(link.price?.amount)
  }
})
