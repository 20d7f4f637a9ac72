import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { MAX_PEOPLE_PER_PART } from '../../request/address/choices/party.ts'

/** What several tools take or give. */

const people = (least: number) => z.int().min(least).max(MAX_PEOPLE_PER_PART).optional()

/** Bytes of an answer are few unless more is asked for (`fit-answer.ts`). */
export const longAnswerSchema = z
  .boolean()
  .optional()
  .describe('Whether an answer may be long: all days, starts and texts')
export const leftOutSchema = z
  .array(z.string())
  .optional()
  .describe('Lists and texts that are cut; `more: true` gives all of them')

export const isoDateSchema = z.iso.date()
export const languageSchema = z.enum(LANGUAGE_CODES).default('en').describe('Language of names and texts')
export const localeSchemas = {
  language: languageSchema,
  currency: z.enum(CURRENCY_CODES).optional().describe('Currency of prices; the site’s own where absent'),
  more: longAnswerSchema,
}
export const partySchemas = { adults: people(1).describe('2 where absent'), children: people(0), infants: people(0) }

/** Twelve digits, as in addresses. */
const LARGEST_ID = 999_999_999_999
export const productIdSchema = z.int().positive().max(LARGEST_ID).describe('id of a product, from a search')

/** Where an answer is from: the page that says the same, and when its oldest price was read. */
export const sourceSchemas = { url: z.url(), pricesAsOf: z.iso.datetime().optional(), leftOut: leftOutSchema }
