import type { z } from 'zod'
import type { Catalogue, ResponseContext } from '../catalogue/catalogue.ts'
import type { Language } from '../catalogue-schema.ts'
import type { commonQuerySchema } from './request-parameters.ts'

/** The language of the answer; `undefined` when the catalogue lacks it and the request forbids a fallback to English. */
export function resolveLanguage(catalogue: Catalogue, query: z.infer<typeof commonQuerySchema>): Language | undefined {
  const code = query.language.toLowerCase()
  const available = catalogue.languages.find((language) => language === code)
  return available ?? (query['fallback-to-english'] === 'true' ? 'en' : undefined)
}

/** For answers that always exist: texts missing in the language are English. */
export function resolveResponseContext(
  catalogue: Catalogue,
  query: z.infer<typeof commonQuerySchema>,
): ResponseContext {
  return { catalogue, language: resolveLanguage(catalogue, query) ?? 'en', currency: query.currency }
}
