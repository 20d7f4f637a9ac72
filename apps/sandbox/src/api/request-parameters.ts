import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import type { Catalogue, ResponseContext } from '../catalogue/catalogue.ts'
import { CURRENCIES } from '../catalogue/currencies.ts'
import type { Language } from '../catalogue-schema.ts'
import { ApiError } from './api-error.ts'

/** The provider's languages, in upper case as in its API. */
const API_LANGUAGES = LANGUAGE_CODES.map((code) => code.toUpperCase())

const CODES = new Set(CURRENCIES.map((currency) => currency.code))

const id = z.coerce.number<string>('must be a whole number').int('must be a whole number').positive('must be positive')

/** `1,2`, or a repeated parameter. */
const idListParameter = z
  .union([z.string(), z.array(z.string())], 'is required')
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))
  .pipe(z.array(id).max(500, 'must be at most 500'))

export const dateParameter = z.iso.date('must be a date like 2026-12-01').optional()

/** Parameters of nearly every endpoint. */
export const commonQuerySchema = z.object({
  language: z.enum(API_LANGUAGES, `must be one of ${API_LANGUAGES.join(', ')} (upper case)`).default('EN'),
  currency: z
    .string()
    .refine((code) => CODES.has(code), 'is not a currency that is sold in')
    .optional(),
  'fallback-to-english': z.enum(['true', 'false'], 'must be true or false').default('true'),
})

export const bulkQuerySchema = commonQuerySchema.extend({ 'ids[]': idListParameter })

export const pagedQuerySchema = commonQuerySchema.extend({
  limit: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .default(20),
  offset: z.coerce.number('must be a number').int().min(0, 'must not be negative').default(0),
})

type CommonQuery = z.infer<typeof commonQuerySchema>

/** A city by name (specification, section 7). */
export const cityParameter = z.string().trim().min(1, 'must not be empty').optional()

export const idPathParameters = z.object({ id })

/** @throws ApiError for the first invalid parameter */
export function parseParameters<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = String(issue?.path[0] ?? 'query')
  const given = typeof value === 'object' && value !== null && name in value
  if (given) throw new ApiError('E_INVALID_ARGUMENT', `${name} ${issue?.message}`)
  throw new ApiError('E_MISSING_PARAMETER', `${name} is required`)
}

/** The language of the answer; `undefined` when the catalogue lacks it and the request forbids a fallback to English. */
export function resolveLanguage(catalogue: Catalogue, query: CommonQuery): Language | undefined {
  const code = query.language.toLowerCase()
  const available = catalogue.languages.find((language) => language === code)
  return available ?? (query['fallback-to-english'] === 'true' ? 'en' : undefined)
}

/** A query, and what it means for answers that always exist: texts missing in the language are English. */
export function readQuery<S extends z.ZodType<CommonQuery>>(schema: S, query: unknown, catalogue: Catalogue) {
  const parsed = parseParameters(schema, query)
  const language = resolveLanguage(catalogue, parsed) ?? 'en'
  const context: ResponseContext = { catalogue, language, currency: parsed.currency }
  return { query: parsed, context }
}

/** One page of a list; its links keep all other parameters of the request. */
export function paginate<T>(
  items: readonly T[],
  { limit, offset }: Pick<z.infer<typeof pagedQuerySchema>, 'limit' | 'offset'>,
  url: string,
) {
  const linkTo = (target: number) => {
    const [path, query] = url.split('?')
    const parameters = new URLSearchParams(query)
    parameters.set('limit', String(limit))
    parameters.set('offset', String(target))
    return `${path}?${parameters}`
  }
  return {
    items: items.slice(offset, offset + limit),
    total: items.length,
    nextUrl: offset + limit < items.length ? linkTo(offset + limit) : null,
    prevUrl: offset > 0 ? linkTo(Math.max(0, offset - limit)) : null,
  }
}
