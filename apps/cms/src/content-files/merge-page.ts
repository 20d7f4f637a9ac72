import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import type { ContentFileError } from './content-file-error.ts'
import { type PageContent, type PageFacts, type PageWords, pageContentSchema } from './file-schemas.ts'
import { elementOf, fieldsOf, hasFacts, hasWords, isSingleWord, type Shape } from './page-shape.ts'
import type { Source } from './read-source.ts'

/** What a page in one language is made of. */
export interface PageFiles {
  readonly lang: LanguageCode
  /** The one that holds the words. */
  readonly file: string
  readonly facts: Source<PageFacts>
  readonly words: Source<PageWords>
}

/** A page in one language as its two files have it, not checked yet. */
export interface MergedPage extends PageFiles {
  readonly value: unknown
  /** The keys that lead to each word, joined with dots: `blocks.questions.items.can-i-cancel.answer`. */
  readonly said: ReadonlySet<string>
  /** The omissions that name a fact of the page; the others can only mean words. */
  readonly omittedFacts: ReadonlySet<string>
  /** Complains about the value at a path of the page, in the file and on the line where it is written. */
  readonly mistake: (path: readonly PropertyKey[], reason: string) => ContentFileError
}

/**
 * Puts the facts and the words of a page together. Which of its values are words the schema of the page knows; a list
 * whose elements have words stands in both files by key, in the order of the facts.
 *
 * @throws ContentFileError when a file says what the other has to say, or says what it omits
 */
export function mergePage(files: PageFiles): MergedPage {
  return new PageMerge(files).merge()
}

/**
 * @throws ContentFileError for the first value that is missing or not as the schema has it, in the file that has to say it
 */
export function parsePage({ value, mistake }: MergedPage): PageContent {
  const parsed = pageContentSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'does not have the expected shape' }
  throw mistake(path, valueAt(value, path) === undefined ? 'is missing' : message)
}

type Fields = Readonly<Record<string, unknown>>

/** A place in the page: what the schema expects, what both files have there, and the keys that lead to it. */
interface Place {
  readonly shape: Shape
  readonly fact: unknown
  readonly word: unknown
  readonly at: readonly string[]
}

/** As keys of pages are; a number alone would lose its place among the others. */
const KEY = /^[a-z][a-z0-9-]*$/

class PageMerge {
  readonly #files: PageFiles
  readonly #facts: Source<PageFacts>
  readonly #words: Source<PageWords>
  readonly #said = new Set<string>()
  readonly #sayable = new Set<string>()
  readonly #omittedFacts = new Set<string>()
  readonly #replaced = new Set<string>()
  readonly #lists = new Map<string, readonly string[]>()

  constructor(files: PageFiles) {
    this.#files = files
    this.#facts = files.facts
    this.#words = files.words
  }

  merge(): MergedPage {
    const { omits: _, instead, ...word } = this.#words.value
    const value = this.#mergeObject({ shape: pageContentSchema, fact: this.#facts.value, word, at: [] })
    const idle = Object.keys(instead).find((name) => !this.#replaced.has(name))
    if (idle !== undefined) throw this.#words.mistake(['instead', idle], 'replaces nothing that the facts have')
    const mistake: MergedPage['mistake'] = (path, reason) => this.#mistake(path, reason)
    return { ...this.#files, value, said: this.#said, omittedFacts: this.#omittedFacts, mistake }
  }

  #mergePlace({ shape, word, at, ...general }: Place): unknown {
    if (this.#isOmitted(general.fact, word, at)) return undefined
    const fact = this.#ownFact(general.fact, at)
    if (isSingleWord(shape)) return this.#mergeWord(fact, word, at)
    if (fact === undefined && word === undefined) return undefined
    const element = elementOf(shape)
    if (element) return this.#mergeList({ shape: element, fact, word, at })
    if (hasWords(shape)) return this.#mergeObject({ shape, fact, word, at })
    if (word === undefined) return fact
    throw this.#words.mistake(at, 'is a fact: page.json has it, or “instead” what is different here')
  }

  #isOmitted(fact: unknown, word: unknown, at: readonly string[]): boolean {
    const name = at.join('.')
    if (!this.#words.value.omits.includes(name)) return false
    if (word !== undefined) throw this.#words.mistake(at, 'is said, though it is omitted')
    if (fact !== undefined) this.#omittedFacts.add(name)
    return true
  }

  #ownFact(fact: unknown, at: readonly string[]): unknown {
    const name = at.join('.')
    const own = this.#words.value.instead[name]
    if (own === undefined || fact === undefined) return fact
    if (isDeepStrictEqual(own, fact)) throw this.#words.mistake(['instead', name], 'is the same as among the facts')
    this.#replaced.add(name)
    return own
  }

  #mergeWord(fact: unknown, word: unknown, at: readonly string[]): unknown {
    if (fact !== undefined) throw this.#facts.mistake(at, 'is a word: each language has its own')
    this.#sayable.add(at.join('.'))
    if (word !== undefined) this.#said.add(at.join('.'))
    return word
  }

  #mergeObject({ shape, fact, word, at }: Place): Fields {
    const facts = asFields(fact, this.#facts, at)
    const words = asFields(word, this.#words, at)
    const fields = fieldsOf(shape, facts)
    if (!fields) throw this.#facts.mistake([...at, 'type'], 'is none of the types that there are')
    refuseUnknown(facts, fields, this.#facts, at)
    refuseUnknown(words, fields, this.#words, at)
    const merged = Object.entries(fields).map(([field, inner]) => {
      const place = { shape: inner, fact: facts[field], word: words[field], at: [...at, field] }
      return [field, this.#mergePlace(place)] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  #mergeList({ shape, fact, word, at }: Place): unknown[] {
    const facts = hasFacts(shape) ? asFields(fact, this.#facts, at) : listedKeys(fact, this.#facts, at)
    const words = asFields(word, this.#words, at)
    const malformed = Object.keys(facts).find((key) => !KEY.test(key))
    if (malformed !== undefined) throw this.#facts.mistake([...at, malformed], 'is no key, such as “how-to-choose”')
    const stray = Object.keys(words).find((key) => !Object.hasOwn(facts, key))
    if (stray !== undefined) throw this.#words.mistake([...at, stray], 'is not among the facts')
    const keys = Object.keys(facts).filter((key) => !this.#isOmitted(facts[key], words[key], [...at, key]))
    this.#lists.set(at.join('.'), keys)
    return keys.map((key) => this.#mergePlace({ shape, fact: facts[key], word: words[key], at: [...at, key] }))
  }

  #mistake(path: readonly PropertyKey[], reason: string): ContentFileError {
    const at = this.#keysOf(path)
    const name = at.join('.')
    if (this.#replaced.has(name)) return this.#words.mistake(['instead', name], reason)
    return this.#sayable.has(name) ? this.#words.mistake(at, reason) : this.#facts.mistake(at, reason)
  }

  /** In the files the elements of a list have keys instead of numbers. */
  #keysOf(path: readonly PropertyKey[]): string[] {
    const at: string[] = []
    for (const part of path) {
      const key = typeof part === 'number' ? this.#lists.get(at.join('.'))?.[part] : undefined
      at.push(key ?? String(part))
    }
    return at
  }
}

/** The value at a path, or nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined), value)
}

function refuseUnknown(values: Fields, fields: Fields, source: Source<unknown>, at: readonly string[]): void {
  const unknown = Object.keys(values).find((field) => !Object.hasOwn(fields, field))
  if (unknown !== undefined) throw source.mistake([...at, unknown], 'is no field that there is')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asFields(value: unknown, source: Source<unknown>, at: readonly string[]): Fields {
  if (value === undefined) return {}
  if (isFields(value)) return value
  throw source.mistake(at, 'is not written by key: { "key": … }')
}

/** Elements that are words alone have nothing but their keys among the facts. */
function listedKeys(value: unknown, source: Source<unknown>, at: readonly string[]): Fields {
  const keys = z.array(z.string()).safeParse(value)
  if (!keys.success) throw source.mistake(at, 'is not a list of keys: ["key", …]')
  const twice = keys.data.find((key, index) => keys.data.indexOf(key) !== index)
  if (twice !== undefined) throw source.mistake(at, `has “${twice}” twice`)
  return Object.fromEntries(keys.data.map((key) => [key, {}]))
}
