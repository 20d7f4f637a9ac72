import { brandNameSchema, DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { CURRENCY_CODES, type CurrencyCode } from '@passepartout/content-model/currencies'
import { type LanguageCode, LOCALES } from '@passepartout/content-model/locales'
import { PlainError } from '../plain-error.ts'

/** The answers from which a new installation is created. */
export interface Installation {
  /** The name shown to visitors. */
  readonly name: string
  /** The brand's folder: the name in lower case. */
  readonly brand: string
  /** The host of the first site. */
  readonly host: string
  /** At least one. */
  readonly languages: readonly LanguageCode[]
  /** The default currency. */
  readonly currency: CurrencyCode
  /** IANA name. */
  readonly timeZone: string
}

/** The questions in order: the option, its question, and the default. */
export const QUESTIONS = [
  { option: 'name', question: 'Name of the brand', fallback: undefined },
  { option: 'host', question: 'Host of its site', fallback: undefined },
  { option: 'languages', question: 'Languages, with commas', fallback: 'en' },
  { option: 'currency', question: 'Currency of prices at first', fallback: 'EUR' },
  { option: 'time-zone', question: 'Time zone of the site', fallback: 'Europe/London' },
] as const

export type Answers = Readonly<Record<(typeof QUESTIONS)[number]['option'], string>>

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/
const OFFERED = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)

/** @throws PlainError for the first invalid answer, with the valid ones */
export function parseInstallation(answers: Answers): Installation {
  return {
    name: parseName(answers.name),
    brand: brandOf(answers.name),
    host: parseHost(answers.host),
    languages: parseLanguages(answers.languages),
    currency: parseCurrency(answers.currency),
    timeZone: parseTimeZone(answers['time-zone']),
  }
}

function parseName(answer: string): string {
  const name = answer.trim()
  if (name.length > 60 || /[\p{Cc}<>'"`\\{}$]/u.test(name))
    throw new PlainError(`--name: "${answer}" has more than 60 characters, quotes, brackets or control characters.`)
  return name
}

function brandOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const brand = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  if (!brandNameSchema.safeParse(brand).success || brand === DEFAULT_BRAND)
    throw new PlainError(`--name: "${name}" gives the brand no folder of its own: use a name with Latin letters.`)
  return brand
}

function parseHost(answer: string): string {
  const host = answer.trim().toLowerCase()
  if (!HOST.test(host)) throw new PlainError(`--host: "${answer}" is no host, such as www.velvet-circle.example.`)
  return host
}

function parseLanguages(answer: string): LanguageCode[] {
  const wanted = answer.split(',').map((code) => code.trim().toLowerCase())
  const unknown = wanted.find((code) => !OFFERED.some((offered) => offered === code))
  if (unknown !== undefined) throw new PlainError(`--languages: "${unknown}" is none of ${OFFERED.join(', ')}.`)
  return OFFERED.filter((code) => wanted.includes(code))
}

function parseCurrency(answer: string): CurrencyCode {
  const currency = CURRENCY_CODES.find((code) => code === answer.trim().toUpperCase())
  if (currency === undefined) throw new PlainError(`--currency: "${answer}" is none of ${CURRENCY_CODES.join(', ')}.`)
  return currency
}

function parseTimeZone(answer: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: answer.trim() }).resolvedOptions().timeZone
  } catch {
    throw new PlainError(`--time-zone: "${answer}" is no time zone, such as Europe/Rome.`)
  }
}
