import { isLanguageCode } from '@passepartout/content-model/locales'
import { CURRENCIES } from '../catalogue/currencies.ts'

/** Stages that links lead to, and those that follow them (specification, section 2). */
export const BOOKING_STAGES = [
  'select',
  'select/pax',
  'svg-select',
  'svg-variant',
  'seatmap-select',
  'seatmap-variant',
  'seatmap-iframe-select',
  'checkout',
  'seatmap-checkout',
  'payment-verification',
  'confirmation',
] as const

const CODES = new Set(CURRENCIES.map((currency) => currency.code))

/** A parsed booking link. Fields have the values of the link, valid or not; `problems` lists the faults. */
export type BookingLink = ReturnType<typeof parseBookingLink>

/** Parameters that may occur only once. */
const NAMED = ['date', 'variantId', 'tourId', 'currencyCode', 'couponCode', 'bi'] as const

/** @param path already decoded: `/fr/book/7148/select/pax/` */
export function parseBookingLink(host: string, path: string, parameters: URLSearchParams) {
  const segments = path.split('/').filter((segment) => segment !== '')
  const language = segments[0] === 'book' ? 'en' : (segments.shift() ?? '')
  const [, tgid = '', ...stageSegments] = segments
  const stage = stageSegments.join('/')
  const read = (name: (typeof NAMED)[number]) => parameters.get(name) ?? undefined
  const link = {
    host,
    language,
    tgid,
    stage,
    date: read('date'),
    variantId: read('variantId'),
    tourId: read('tourId'),
    currencyCode: read('currencyCode'),
    couponCode: read('couponCode'),
    bi: read('bi'),
    /** Parameters without a field of their own, in the link's order. */
    others: [...parameters].filter(([name]) => !NAMED.some((named) => named === name)),
  }
  const explicitEnglish = language === 'en' && path.startsWith('/en/')
  const problems = [
    explicitEnglish && 'English has no language segment: the link should start with /book/.',
    !isLanguageCode(language) && `There is no language “${language}”.`,
    !/^[1-9]\d{0,9}$/.test(tgid) && `“${tgid}” is not the number of a tour group.`,
    stage === '' && 'The link names no stage.',
    stage !== '' && !BOOKING_STAGES.some((known) => known === stage) && `There is no stage “${stage}”.`,
    link.date !== undefined && !isDate(link.date) && `“${link.date}” is not a date like 2026-12-01.`,
    link.currencyCode !== undefined &&
      !CODES.has(link.currencyCode) &&
      `“${link.currencyCode}” is not a currency that is sold in.`,
    !path.endsWith('/') && 'The path should end in a slash.',
    ...NAMED.map((name) => parameters.getAll(name).length > 1 && `The parameter ${name} comes more than once.`),
    ...NAMED.map((name) => parameters.get(name) === '' && `The parameter ${name} is empty.`),
  ]
  return { ...link, problems: problems.filter((problem) => problem !== false) }
}

function isDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) === true
}
