import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ru } from './ru.ts'

type English = typeof en
/** What a language says, word by word as English does. */
export type Words = { readonly [Group in keyof English]: { readonly [Key in keyof English[Group]]: string } }

/** `people:invite` */
export type WordKey = { [Group in keyof English]: `${Group}:${keyof English[Group] & string}` }[keyof English]

/** The languages in which the admin can be used. */
export const WORDS = { en, de, fr, es, ru } as const satisfies Record<string, Words>

/** Payload finds our words below a name of our own. */
export const translations = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, { desk: words }]),
)
