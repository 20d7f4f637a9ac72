import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { PriceStep } from '../../catalogue/prices/price-trace.ts'
import type { ExplainedPrice, PriceTraceQuery } from './render-price-trace.tsx'

interface PriceTraceViewProps {
  readonly question: PriceTraceQuery
  readonly explained: ExplainedPrice | undefined
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}label{display:grid}input,select,button{font:inherit;padding:.25rem .5rem}
details{border-block-start:1px solid #ccc;padding-block:.5rem}summary{font-weight:600;cursor:pointer}
code{font-size:.875rem;overflow-wrap:anywhere;color:#444}`

/** For developers and admins, in English. */
export function PriceTraceView({ question, explained }: PriceTraceViewProps) {
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
