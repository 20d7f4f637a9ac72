import type { Variant } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PartyPart } from '../../request/address/choices/party.ts'
import { formatParty } from '../party/format-party.ts'
import { type PartySizeProblem, partySizeProblemOf, partyTotalOf } from '../party/party-total.ts'
import { formatVisitorPrices } from '../party/visitor-prices.ts'
import styles from './party-price-note.module.css'
import type { ResolvedVisitChoice, VisitDates } from './resolve-visit-choice.ts'

interface PartyPriceNoteProps {
  readonly plan: ResolvedVisitChoice
  readonly dates: VisitDates
  readonly variants: readonly Variant[]
  readonly page: PageContext
}

const LATER = {
  children: 'party.laterChildren',
  infants: 'party.laterInfants',
} as const satisfies Partial<Record<PartyPart, MessageKey>>

/** What the party pays together and each kind of visitor, as far as the catalogue says, and why the party cannot book. */
export function PartyPriceNote(props: PartyPriceNoteProps) {
  const { total, warning } = partyPriceTexts(props)
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

/** The words of `PartyPriceNote`. */
export function partyPriceTexts({ plan, dates, variants, page }: PartyPriceNoteProps) {
  const chosen = plan.variants.filter(({ isChosen }) => isChosen).map(({ variant }) => variant)
  const misfit = partySizeProblemOf(plan.party, chosen.length > 0 ? chosen : variants)
  const open = plan.starts.filter(({ kind }) => kind !== 'soldOut')
  const isFull = open.length > 0 && open.every(({ kind }) => kind === 'tooFew')
  const warning = misfit ? misfitWords(misfit, page) : isFull && page.t('party.tooFewLeft')
  const each = formatVisitorPrices(plan, dates, page)
  return { total: [...totalWords(plan, page), ...(each === '' ? [] : [each])], warning }
}

/** "€66 for 2 adults" first, then who is not in it; nothing where nothing is known. */
function totalWords({ bands, party, price }: ResolvedVisitChoice, page: PageContext): readonly string[] {
  const { t, format } = page
  const found = partyTotalOf(bands, party)
  const amount = found ? format.money(found.total) : ''
  if (!found || amount === '') return []
  const words = { amount, party: formatParty(found.payers, page) }
  const later = found.unpriced.flatMap((part) => (part === 'adults' ? [] : t(LATER[part])))
  return [t(price?.isFrom ? 'party.totalFrom' : 'party.total', words), ...later]
}

function misfitWords({ kind, limit }: PartySizeProblem, { t }: PageContext): string {
  return t(kind === 'tooLarge' ? 'party.tooLarge' : 'party.tooSmall', { count: limit })
}
