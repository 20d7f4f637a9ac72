import type { Client } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { offerJsonSchema } from '../../../../apps/site/src/pages/json/page-json-schema.ts'
import { connectAgent } from './connect-agent.ts'
import { factsOfDays, factsOfOffer } from './page-readers.ts'
import { nameOf, type PriceReader } from './price-reader.ts'

/** The tools of a product's site. */

const clients = new Map<string, Promise<Client>>()

async function call(host: string, name: string, asked: Record<string, unknown>): Promise<unknown> {
  const client = await clients.getOrInsertComputed(host, () => connectAgent(host))
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: asked })
  if (isError) throw new Error(`${name} of ${host}: ${JSON.stringify(content)}`)
  return structuredContent
}

const experienceSchema = z.object({ product: offerJsonSchema })
const GET_EXPERIENCE: PriceReader = async ({ product: { tgid, host }, language, currency }) => {
  const said = experienceSchema.parse(await call(host, 'get_experience', { id: tgid, language, currency }))
  return { get_experience: factsOfOffer(said.product) }
}

const availabilitySchema = offerJsonSchema.pick({ name: true, days: true })
const GET_AVAILABILITY: PriceReader = async ({ product: { tgid, host }, language, currency }) => {
  const said = availabilitySchema.parse(await call(host, 'get_availability', { id: tgid, language, currency }))
  return { get_availability: [nameOf(said.name), ...factsOfDays(said.days)] }
}

export const TOOL_READERS: readonly PriceReader[] = [GET_EXPERIENCE, GET_AVAILABILITY]

/** Closes what the readers opened. */
export async function closeToolReaders(): Promise<void> {
  for (const client of clients.values()) await (await client).close()
  clients.clear()
}
