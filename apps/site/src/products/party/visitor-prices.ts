import type { AgeBandPrice } from '../../catalogue/calendar.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { DayVisitorPrices, ResolvedVisitChoice, VisitDates } from '../booking-card/resolve-visit-choice.ts'
import { formatFromPrice } from '../format-from-price.ts'

/** The provider's names of the kinds that have a word; other kinds are in JSON alone. */
const KINDS: ReadonlyMap<string, MessageKey> = new Map([
  ['ADULT', 'party.adults'],
  ['YOUTH', 'party.youths'],
  ['CHILD', 'party.children'],
  ['INFANT', 'party.infants'],
  ['TODDLER', 'party.infants'],
  ['BABY', 'party.infants'],
  ['STUDENT', 'party.students'],
  ['SENIOR', 'party.seniors'],
])

/** The prices of the chosen day, otherwise those of the next one; `undefined` unless those of two kinds of visitors are known. */
export function visitorPricesOf(
  { day, bands, price }: Pick<ResolvedVisitChoice, 'day' | 'bands' | 'price'>,
  { nextPrices }: Pick<VisitDates, 'nextPrices'>,
): DayVisitorPrices | undefined {
  const found = day ? { date: day.date, bands, isFrom: price?.isFrom ?? false } : nextPrices
  const isOfVisitors = found?.bands.every((band) => band.price.per !== 'group') ?? false
  return isOfVisitors && found && found.bands.length > 1 ? found : undefined
}

/** "Adults €34 · Children €20.40 · Infants free", with the day before them where no day is chosen; empty where nothing is known. */
export function formatVisitorPrices(
  plan: Pick<ResolvedVisitChoice, 'day' | 'bands' | 'price'>,
  dates: Pick<VisitDates, 'nextPrices'>,
  page: PageContext,
): string {
  const found = visitorPricesOf(plan, dates)
  const words = new Map<MessageKey, string>()
  for (const { band, price } of found?.bands ?? []) {
    const kind = KINDS.get(band)
    const amount = amountWords(price.display, found?.isFrom ?? false, page)
    if (kind && amount !== '' && !words.has(kind)) words.set(kind, `${page.t(kind)} ${amount}`)
  }
  if (!found || words.size < 2) return ''
  return [...(plan.day ? [] : [page.format.date(found.date)]), ...words.values()].join(' · ')
}

function amountWords(money: AgeBandPrice['price']['display'], isFrom: boolean, page: PageContext): string {
  return money.amount === 0 ? page.t('party.free') : formatFromPrice(page.format.money(money), isFrom, page)
}
