import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { Memo } from '../../memo/memo.ts'
import type { OfferJson, PageJson, ProductJson } from '../../pages/json/page-json-schema.ts'
import { buildSiteAddress, type McpSite, type ToolArguments } from '../build-site-address.ts'
import type { InternalSiteClient } from '../internal-site-client.ts'
import { fitAnswer } from './fit-answer.ts'
import { longAnswerSchema } from './parameter-schemas.ts'

/** Where a tool finds its answers. */
export interface ToolServices {
  readonly place: McpSite
  readonly answers: Pick<InternalSiteClient, 'page' | 'markdown' | 'search'>
  /** Digests of what `answers` has read in this call. */
  readonly digestsRead: ReadonlySet<string>
  /** Pages from which a visitor begins. */
  readonly entryPages: (lang: LanguageCode) => readonly { readonly title: string; readonly url: string }[]
}

/** What a tool answers, as data and as words; a failure is a value that the model reads. */
type ToolAnswer<T> = { readonly value: T; readonly words: string } | { readonly failure: string }

/** A tool; its descriptions are read by models. */
interface Tool<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly output: O
  readonly run: (asked: z.output<I>, site: ToolServices) => Promise<ToolAnswer<z.input<O>>>
}

export const NO_PRODUCT_FAILURE = { failure: 'This site has no such product.' }
export const NO_LANGUAGE_FAILURE = { failure: 'This site has no pages in that language.' }

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/** Adds a tool to a server. */
export type RegisterTool = (server: McpServer, site: ToolServices) => void

/** A tool of all servers: what they need of it is made once. */
export function createToolRegistrar<I extends z.ZodObject, O extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  run,
}: Tool<I, O>): RegisterTool {
  const inputSchema = cacheJsonSchema<z.output<I>>(input)
  const outputSchema = cacheJsonSchema<unknown>(output)
  const described = { title, description, inputSchema, outputSchema, annotations: READ_ONLY }
  return (server, site) =>
    server.registerTool(name, described, async (asked) => {
      const answer = await run(asked, site)
      if ('failure' in answer) return { isError: true, content: [{ type: 'text', text: answer.failure }] }
      if (wantsMore.parse(asked).more) return said(toJson(answer.value), answer.words)
      // The key names everything that an answer depends on. A tool that uses the clock or the store besides must add it.
      const { place, digestsRead } = site
      const key = digestsRead.size > 0 ? JSON.stringify([place.origin, name, asked, ...digestsRead]) : undefined
      const known = key === undefined ? undefined : fittedAnswers.get(key)
      if (known) return known
      const fitted = fit(answer)
      if (key !== undefined) fittedAnswers.set(key, fitted)
      return fitted
    })
}

type Conversion = StandardSchemaWithJSON['~standard']['jsonSchema']['input']

/** A schema whose form as JSON Schema is made once: the library asks for it in every call, which has a server of its own. */
function cacheJsonSchema<T>(schema: StandardSchemaWithJSON<unknown, T>): StandardSchemaWithJSON<unknown, T> {
  const { jsonSchema, ...standard } = schema['~standard']
  const once = { input: onceOf(jsonSchema.input), output: onceOf(jsonSchema.output) }
  return { '~standard': { ...standard, jsonSchema: once } }
}

/** The library asks for one dialect. */
function onceOf(convert: Conversion): Conversion {
  const converted = new Map<string, ReturnType<Conversion>>()
  return (options) => converted.getOrInsertComputed(options.target, () => convert(options))
}

const wantsMore = z.object({ more: longAnswerSchema })

/** Answers of ten kilobytes each, kept because agents repeat their questions. */
const MOST_FITTED = 500
const fittedAnswers = new Memo<ReturnType<typeof said>>(MOST_FITTED)

function fit(answer: { readonly value: unknown; readonly words: string }) {
  const value = toJson(answer.value)
  const { leftOut, words, value: fitted } = fitAnswer({ value, words: answer.words })
  return said(leftOut.length > 0 ? Object.assign({}, fitted, { leftOut }) : value, words)
}

/** Absent fields are left out, as in the JSON of pages. */
function toJson(value: unknown) {
  return JSON.parse(JSON.stringify(value))
}

function said(structuredContent: Record<string, unknown>, text: string) {
  return { content: [{ type: 'text' as const, text }], structuredContent }
}

/** The page of a product with what was chosen; `undefined` where this site has none. */
export async function fetchProductPage(
  asked: ToolArguments & { readonly id: number },
  { place, answers }: ToolServices,
): Promise<(PageJson & { readonly product: OfferJson }) | undefined> {
  // The site redirects from any name before the number.
  const page = await answers.page(buildSiteAddress(place, asked, `x-t${asked.id}/`))
  return page?.product ? { ...page, product: page.product } : undefined
}

/** A name between quotation marks, with whatever a supplier wrote in it on one line. */
export function quoted(name: string): string {
  return JSON.stringify(name.replace(/\s+/gu, ' ').trim())
}

/** A product in one line. */
export function productLine({ id, name, price, url }: ProductJson): string {
  const amount = price ? `${price.isFrom ? 'from ' : ''}${formatToolPrice(price)} per ${price.per}` : 'no price'
  return `${quoted(name)} (id ${id}): ${amount}, ${url}`
}

export function formatToolPrice({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${amount} ${currency}`
}
