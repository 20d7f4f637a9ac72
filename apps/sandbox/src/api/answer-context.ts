import type { z } from 'zod'
import type { AnswerContext, Catalogue } from '../catalogue/catalogue.ts'
import type { Language } from '../catalogue-source.ts'
import type { commonQuery } from './query.ts'

/** The language that the answer is in; undefined when the data has none and English is not wanted instead. */
export function resolveLanguage(catalogue: Catalogue, query: z.infer<typeof commonQuery>): Language | undefined {
  const code = query.language.toLowerCase()
  const available = catalogue.languages.find((language) => language === code)
  return available ?? (query['fallback-to-english'] === 'true' ? 'en' : undefined)
}

/** For answers that exist in any case: their texts are English where the language has none. */
export function contextOf(catalogue: Catalogue, query: z.infer<typeof commonQuery>): AnswerContext {
  return { catalogue, language: resolveLanguage(catalogue, query) ?? 'en', currency: query.currency }
}
