import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type PriceStep, PriceTrace } from '../../catalogue/prices/price-trace.ts'
import type { Price } from '../../catalogue/product.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { createWithFallback } from '../../operations/with-fallback.ts'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import { resolveVisitChoice } from '../../products/booking-card/resolve-visit-choice.ts'
import { parseAddressChoices } from '../../request/address/choices/address-choices.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { loadTourGroup } from '../loading/load-tour-group.ts'

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

type PriceTraceQuery = z.infer<typeof querySchema>

/** What a page of the tour group says its price to be, and how it came to that. */
interface ExplainedPrice {
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

interface PriceTraceViewProps {
  readonly question: PriceTraceQuery
  readonly explained: ExplainedPrice | undefined
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}label{display:grid}input,select,button{font:inherit;padding:.25rem .5rem}
details{border-block-start:1px solid #ccc;padding-block:.5rem}summary{font-weight:600;cursor:pointer}
code{font-size:.875rem;overflow-wrap:anywhere;color:#444}`

/** For developers and admins, in English. */
function PriceTraceView({ question, explained }: PriceTraceViewProps) {
  const parts = Map.groupBy(explained?.steps ?? [], ({ about }) => about)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Why is this price shown?</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Why is this price shown?</h1>
        <QuestionForm question={question} />
        {explained && <h2>{explained.outcome}</h2>}
        {[...parts].map(([about, steps]) => (
          <details key={about} open={isOpen(about, question)}>
            <summary>{about || 'All together'}</summary>
            <ol>
              {steps.map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place.
                <li key={place}>
                  {step.rule} <Details step={step} />
                </li>
              ))}
            </ol>
          </details>
        ))}
      </body>
    </html>
  )
}

/** A calendar has hundreds of days: the one that was asked for is open, and what is about no day. */
function isOpen(about: string, { date }: PriceTraceQuery): boolean {
  const day = /, (\d{4}-\d\d-\d\d)$/.exec(about)?.[1]
  return day === undefined || day === date
}

function QuestionForm({ question: { tgid, lang, currency, date } }: Pick<PriceTraceViewProps, 'question'>) {
  return (
    <form>
      <label>
        Tour group
        <input name="tgid" inputMode="numeric" required defaultValue={tgid} />
      </label>
      <label>
        Language
        <select name="lang" defaultValue={lang}>
          {LANGUAGE_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <label>
        Currency
        <select name="currency" defaultValue={currency}>
          {CURRENCY_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <label>
        Day
        <input name="date" type="date" defaultValue={date} />
      </label>
      <button type="submit">Explain</button>
    </form>
  )
}

function Details({ step: { details } }: { readonly step: PriceStep }) {
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  return Object.keys(given).length === 0 ? null : <code>{JSON.stringify(given)}</code>
}
