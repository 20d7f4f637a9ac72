import type { Variant } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PartyPart } from '../../request/address/choices/party.ts'
import { misfitOf, type PartyMisfit, totalOf } from '../party/party-total.ts'
import { partyWords } from '../party/party-words.ts'
import { visitorPriceWords } from '../party/visitor-prices.ts'
import styles from './party-note.module.css'
import type { VisitDates, VisitPlan } from './plan-visit.ts'

interface PartyNoteProps {
  readonly plan: VisitPlan
  readonly dates: VisitDates
  readonly variants: readonly Variant[]
  readonly page: PageContext
}

const LATER = {
  children: 'party.laterChildren',
  infants: 'party.laterInfants',
} as const satisfies Partial<Record<PartyPart, MessageKey>>

/** What the party pays together and each kind of visitor, as far as the catalogue says, and why the party cannot book. */
export function PartyNote(props: PartyNoteProps) {
  const { total, warning } = partyNoteOf(props)
  if (total.length === 0 && !warning) return null
  return (
    <div className={styles.note} data-total="">
      {total.map((words, place) => (
        <p key={words} className={place === 0 ? styles.total : styles.later}>
          {words}
        </p>
      ))}
      {warning && <p className={styles.warning}>{warning}</p>}
    </div>
  )
}

/** The words of `PartyNote`. */
export function partyNoteOf({ plan, dates, variants, page }: PartyNoteProps) {
  const chosen = plan.variants.filter(({ isChosen }) => isChosen).map(({ variant }) => variant)
  const misfit = misfitOf(plan.party, chosen.length > 0 ? chosen : variants)
  const open = plan.starts.filter(({ kind }) => kind !== 'soldOut')
  const isFull = open.length > 0 && open.every(({ kind }) => kind === 'tooFew')
  const warning = misfit ? misfitWords(misfit, page) : isFull && page.t('party.tooFewLeft')
  const each = visitorPriceWords(plan, dates, page)
  return { total: [...totalWords(plan, page), ...(each === '' ? [] : [each])], warning }
}

/** "€66 for 2 adults" first, then who is not in it; nothing where nothing is known. */
function totalWords({ bands, party, price }: VisitPlan, page: PageContext): readonly string[] {
  const { t, format } = page
  const found = totalOf(bands, party)
  const amount = found ? format.money(found.total) : ''
  if (!found || amount === '') return []
  const words = { amount, party: partyWords(found.payers, page) }
  const later = found.unpriced.flatMap((part) => (part === 'adults' ? [] : t(LATER[part])))
  return [t(price?.isFrom ? 'party.totalFrom' : 'party.total', words), ...later]
}

function misfitWords({ kind, limit }: PartyMisfit, { t }: PageContext): string {
  return t(kind === 'tooLarge' ? 'party.tooLarge' : 'party.tooSmall', { count: limit })
}
