import { z } from 'zod'

/** The states of a field: `own` has paragraphs or links that its source does not have. */
const STATES = ['missing', 'copied', 'changed', 'own', 'done'] as const
export type TranslationState = (typeof STATES)[number]

const lines = z.array(z.string()).readonly()

/** A field of the translation as the view shows it and sends it back. */
const unitSchema = z.object({
  key: z.string(),
  place: lines,
  state: z.enum(STATES),
  source: lines,
  /** Its lines; `null` when it has none, or not those of its source. */
  target: lines.nullable(),
  before: lines.nullable(),
  /** Its content, when it has a shape of its own. */
  own: lines.nullable(),
  /** The meaning of each line's codes. */
  codes: z.array(lines).readonly(),
})
export type TranslationField = z.infer<typeof unitSchema>

/** The data of the translate view. */
export const translationViewSchema = z.object({
  source: z.object({ id: z.number(), title: z.string(), lang: z.string() }),
  lang: z.string(),
  /** The name of the translation among editors. */
  label: z.string(),
  path: z.string(),
  /** Sent back with each save, so that another person's later version is not overwritten. */
  updatedAt: z.string(),
  byMachine: z.boolean(),
  /** Whether machine translation is configured. */
  hasMachine: z.boolean(),
  lost: lines,
  units: z.array(unitSchema),
})
export type TranslationView = z.infer<typeof translationViewSchema>

/** A text that is the same in two languages and has no more words than this may be a name. */
const MAX_WORDS_OF_NAME = 3

/**
 * Whether a translator can confirm that what has changed in the source asks for no other words. Nothing may be untranslated:
 * missing, as the source was before, or a sentence of the source.
 */
export function mayConfirmTranslation(units: readonly TranslationField[]): boolean {
  return units.some(({ state }) => state === 'changed') && !units.some(isUntranslated)
}

function isUntranslated({ state, source, target, before }: TranslationField): boolean {
  if (state === 'copied') return source.some((line) => line.trim().split(/\s+/).length > MAX_WORDS_OF_NAME)
  return state === 'missing' || (before !== null && before.join('\n') === target?.join('\n'))
}
