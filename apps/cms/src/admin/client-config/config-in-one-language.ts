import { isAdminLanguage } from '../../messages/languages.ts'

type Texts = Readonly<Record<string, string>>

/** Payload makes one configuration for each language, and for whoever is signed out another one each time. */
const made = new WeakMap<object, object>()

/**
 * A configuration with one text in place of those in several languages, which are half of what a browser loads.
 *
 * @param language of the configuration; where a text lacks it, it is in English
 * @returns the same copy for the same configuration, so that a document has it once
 */
export function configInOneLanguage<T extends object>(config: T, language: string): T {
  const known = made.get(config)
  if (known) return known as T
  const copy = copyInOneLanguage(config, language)
  made.set(config, copy)
  return copy
}

function copyInOneLanguage<T extends object>(config: T, language: string): T {
  // What the configuration has in several places stays one object, which is sent once.
  const copies = new Map<object, unknown>()
  const copy = (value: unknown): unknown => {
    if (!isPlain(value)) return value
    if (isTexts(value)) return value[language] ?? value.en
    const known = copies.get(value)
    if (known) return known
    const copied: unknown[] | Record<string, unknown> = Array.isArray(value) ? [] : {}
    copies.set(value, copied)
    for (const [key, inside] of Object.entries(value)) Reflect.set(copied, key, copy(inside))
    return copied
  }
  return copy(config) as T
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

function isTexts(value: object): value is Texts {
  const entries = Object.entries(value)
  const isText = ([key, text]: [string, unknown]) => isAdminLanguage(key) && typeof text === 'string'
  return 'en' in value && entries.length > 1 && entries.every(isText)
}
