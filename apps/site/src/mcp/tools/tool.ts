import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import type { OfferJson, PageJson, ProductJson } from '../../pages/json/page-json-schema.ts'
import { addressOf, type Chosen, type Place } from '../address-of.ts'
import type { SiteAnswers } from '../site-answers.ts'
import { fitAnswer } from './fit-answer.ts'
import { more } from './parameters.ts'

/** Where a tool finds its answers. */
export interface ToolSite {
  readonly place: Place
  readonly answers: Pick<SiteAnswers, 'page' | 'markdown' | 'search'>
  /** Pages from which a visitor begins. */
  readonly entryPages: (lang: LanguageCode) => readonly { readonly title: string; readonly url: string }[]
}

/** What a tool answers, as data and as words; a failure is a value that the model reads. */
export type ToolAnswer<T> = { readonly value: T; readonly words: string } | { readonly failure: string }

/** A tool; its descriptions are read by models. */
export interface Tool<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly output: O
  readonly run: (asked: z.output<I>, site: ToolSite) => Promise<ToolAnswer<z.input<O>>>
}

export const NO_PRODUCT = { failure: 'This site has no such product.' }
export const NO_LANGUAGE = { failure: 'This site has no pages in that language.' }

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

export function registerTool<I extends z.ZodObject, O extends z.ZodObject>(
  server: McpServer,
  { name, title, description, input, output, run }: Tool<I, O>,
  site: ToolSite,
): void {
  const inputSchema: StandardSchemaWithJSON<unknown, z.output<I>> = input
  const outputSchema: StandardSchemaWithJSON = output
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema, annotations: READ_ONLY },
    async (asked) => {
      const answer = await run(asked, site)
      if ('failure' in answer) return { isError: true, content: [{ type: 'text', text: answer.failure }] }
      // Absent fields are left out, as in the JSON of pages.
      const value = JSON.parse(JSON.stringify(answer.value))
      if (wantsMore.parse(asked).more) return said(value, answer.words)
      const fitted = fitAnswer({ value, words: answer.words })
      const { leftOut } = fitted
      return said(leftOut.length > 0 ? Object.assign({}, fitted.value, { leftOut }) : value, fitted.words)
    },
  )
}

const wantsMore = z.object({ more })

function said(structuredContent: Record<string, unknown>, text: string) {
  return { content: [{ type: 'text' as const, text }], structuredContent }
}

/** The page of a product with what was chosen; `undefined` where this site has none. */
export async function productPage(
  asked: Chosen & { readonly id: number },
  { place, answers }: ToolSite,
): Promise<(PageJson & { readonly product: OfferJson }) | undefined> {
  // The site redirects from any name before the number.
  const address = addressOf(place, asked, `x-t${asked.id}/`)
  const page = address === undefined ? undefined : await answers.page(address)
  return page?.product ? { ...page, product: page.product } : undefined
}

/** A name between quotation marks, with whatever a supplier wrote in it on one line. */
export function quoted(name: string): string {
  return JSON.stringify(name.replace(/\s+/gu, ' ').trim())
}

/** A product in one line. */
export function lineOf({ id, name, price, url }: ProductJson): string {
  const amount = price ? `${price.isFrom ? 'from ' : ''}${moneyOf(price)} per ${price.per}` : 'no price'
  return `${quoted(name)} (id ${id}): ${amount}, ${url}`
}

export function moneyOf({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${amount} ${currency}`
}
