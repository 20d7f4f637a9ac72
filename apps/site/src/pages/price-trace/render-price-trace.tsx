import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { PriceTrace } from '../../catalogue/prices/price-trace.ts'
import type { Price } from '../../catalogue/product.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { createWithFallback } from '../../operations/with-fallback.ts'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import { resolveVisitChoice } from '../../products/booking-card/resolve-visit-choice.ts'
import { parseAddressChoices } from '../../request/address/choices/address-choices.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { loadTourGroup } from '../loading/load-tour-group.ts'
import { PriceTraceView } from './price-trace-view.tsx'

interface ExplainServices {
  readonly catalogue: Catalogue
  readonly reporter: Reporter
  readonly now: () => number
}

const querySchema = z.object({
  tgid: z.coerce.number().int().positive().optional().catch(undefined),
  lang: z.enum(LANGUAGE_CODES).catch('en'),
  currency: z.enum(CURRENCY_CODES).catch('EUR'),
  date: z.string().catch(''),
})

export type PriceTraceQuery = z.infer<typeof querySchema>

/** What a page of the tour group says its price to be, and how it came to that. */
export interface ExplainedPrice {
  readonly outcome: string
  readonly steps: PriceTrace['steps']
}

/**
 * The page "Why is this price shown?": loads a tour group as its page does, with a trace of its price.
 *
 * @param query `tgid`, `lang`, `currency` and `date`; what is missing or wrong is English, euros, and no day
 */
export async function renderPriceTrace(query: unknown, services: ExplainServices): Promise<string> {
  const question = querySchema.parse(query)
  const { tgid } = question
  const explained = tgid === undefined ? undefined : await explain({ ...question, tgid }, services)
  return `<!doctype html>${renderMarkup(<PriceTraceView question={question} explained={explained} />)}`
}

async function explain(
  { tgid, lang, currency, date }: PriceTraceQuery & { readonly tgid: number },
  { catalogue, reporter, now }: ExplainServices,
): Promise<ExplainedPrice> {
  const trace = new PriceTrace()
  const traced = catalogue.traced(trace)
  const uid = `price of ${tgid}`
  const context = { ...traced.contextOf({ lang, currency, uid }, new RenderDependencies()), trace }
  const choice = parseAddressChoices(`?date=${encodeURIComponent(date)}`)
  const moment = { now: now(), timeZone: 'UTC' }
  const settle = createWithFallback(reporter, uid)
  const loaded = await loadTourGroup(tgid, { catalogue: traced, context, settle, choice, moment, isShow: false })
  const product = loaded.answer?.product
  const plan =
    product && resolveVisitChoice(product, loaded.dates, choice ?? {}, isoToday(venueMoment(product, moment)))
  const price = choice?.day === undefined ? product?.price : plan?.price
  return { outcome: outcomeOf(loaded.answer !== undefined, product !== undefined, price), steps: trace.steps }
}

function outcomeOf(isAnswered: boolean, isThere: boolean, price: Price | undefined): string {
  if (!isAnswered) return 'No price is shown: the catalogue is not available, and no earlier answer is kept.'
  if (!isThere) return 'There is no page: the catalogue has no such tour group.'
  if (!price) return 'The page is shown without a price.'
  const { display, original, discountPercent, per, isFrom } = price
  const discount = original ? `, instead of ${original.amount}, ${discountPercent} percent less` : ''
  return `The page shows ${isFrom ? 'from ' : ''}${display.amount} ${display.currency} per ${per}${discount}.`
}
