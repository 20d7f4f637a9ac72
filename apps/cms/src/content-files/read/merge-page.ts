import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { type PageContent, type PageFacts, type PageTexts, pageContentSchema } from '../schemas/file-schemas.ts'
import {
  fieldSchemasOf,
  hasFacts,
  hasTexts,
  isTranslatableText,
  keyedListElement,
  type SchemaNode,
} from '../schemas/schema-parts.ts'
import type { ContentFileError } from './content-file-error.ts'
import type { JsonFile } from './read-json-file.ts'

/** The two files of a page in one language. */
export interface PageFiles {
  readonly lang: LanguageCode
  /** The file with the texts. */
  readonly file: string
  readonly facts: JsonFile<PageFacts>
  readonly texts: JsonFile<PageTexts>
}

/** A page in one language, merged from its two files and not validated yet. */
export interface MergedPage extends PageFiles {
  readonly value: unknown
  /** Paths of its texts, joined with dots: `blocks.questions.items.can-i-cancel.answer`. */
  readonly textPaths: ReadonlySet<string>
  /** Omissions that name a fact; all others name texts. */
  readonly omittedFacts: ReadonlySet<string>
  /** Creates an error for a path of the page, with file and line. */
  readonly mistake: (path: readonly PropertyKey[], reason: string) => ContentFileError
}

/**
 * Merges the facts and texts of a page. The schema determines which values are texts; lists whose elements have texts are
 * objects by key in both files, in the order of the facts.
 *
 * @throws ContentFileError when a value is in the wrong file, or is omitted and has a text
 */
export function mergePage(files: PageFiles): MergedPage {
  return new PageMerge(files).merge()
}

/** @throws ContentFileError for the first missing or invalid value, naming the file that should have it */
export function parsePage({ value, mistake }: MergedPage): PageContent {
  const parsed = pageContentSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'does not have the expected shape' }
  throw mistake(path, valueAt(value, path) === undefined ? 'is missing' : message)
}

type Fields = Readonly<Record<string, unknown>>

/** A node of the page: its schema, its values in both files, and its path. */
interface MergedNode {
  readonly shape: SchemaNode
  readonly fact: unknown
  readonly text: unknown
  readonly at: readonly string[]
}

/** Like page keys; integer keys would be sorted first by JavaScript. */
const KEY = /^[a-z][a-z0-9-]*$/

class PageMerge {
  readonly #files: PageFiles
  readonly #facts: JsonFile<PageFacts>
  readonly #texts: JsonFile<PageTexts>
  readonly #textPaths = new Set<string>()
  readonly #allTextPaths = new Set<string>()
  readonly #omittedFacts = new Set<string>()
  readonly #replaced = new Set<string>()
  readonly #lists = new Map<string, readonly string[]>()

  constructor(files: PageFiles) {
    this.#files = files
    this.#facts = files.facts
    this.#texts = files.texts
  }

  merge(): MergedPage {
    const { omits: _, instead, ...text } = this.#texts.value
    const value = this.#mergeObject({ shape: pageContentSchema, fact: this.#facts.value, text, at: [] })
    const idle = Object.keys(instead).find((name) => !this.#replaced.has(name))
    if (idle !== undefined) throw this.#texts.mistake(['instead', idle], 'replaces nothing that the facts have')
    const mistake: MergedPage['mistake'] = (path, reason) => this.#mistake(path, reason)
    return { ...this.#files, value, textPaths: this.#textPaths, omittedFacts: this.#omittedFacts, mistake }
  }

  #mergeNode({ shape, text, at, ...general }: MergedNode): unknown {
    if (this.#isOmitted(general.fact, text, at)) return undefined
    const fact = this.#ownFact(general.fact, at)
    if (isTranslatableText(shape)) return this.#mergeText(fact, text, at)
    if (fact === undefined && text === undefined) return undefined
    const element = keyedListElement(shape)
    if (element) return this.#mergeList({ shape: element, fact, text, at })
    if (hasTexts(shape)) return this.#mergeObject({ shape, fact, text, at })
    if (text === undefined) return fact
    throw this.#texts.mistake(at, 'is a fact: page.json has it, or “instead” what is different here')
  }

  #isOmitted(fact: unknown, text: unknown, at: readonly string[]): boolean {
    const name = at.join('.')
    if (!this.#texts.value.omits.includes(name)) return false
    if (text !== undefined) throw this.#texts.mistake(at, 'has a text, though it is omitted')
    if (fact !== undefined) this.#omittedFacts.add(name)
    return true
  }

  #ownFact(fact: unknown, at: readonly string[]): unknown {
    const name = at.join('.')
    const own = this.#texts.value.instead[name]
    if (own === undefined || fact === undefined) return fact
    if (isDeepStrictEqual(own, fact)) throw this.#texts.mistake(['instead', name], 'is the same as among the facts')
    this.#replaced.add(name)
    return own
  }

  #mergeText(fact: unknown, text: unknown, at: readonly string[]): unknown {
    if (fact !== undefined) throw this.#facts.mistake(at, 'is a text: each language has its own')
    this.#allTextPaths.add(at.join('.'))
    if (text !== undefined) this.#textPaths.add(at.join('.'))
    return text
  }

  #mergeObject({ shape, fact, text, at }: MergedNode): Fields {
    const facts = asFields(fact, this.#facts, at)
    const texts = asFields(text, this.#texts, at)
    const fields = fieldSchemasOf(shape, facts)
    if (!fields) throw this.#facts.mistake([...at, 'type'], 'is none of the types that there are')
    refuseUnknown(facts, fields, this.#facts, at)
    refuseUnknown(texts, fields, this.#texts, at)
    const merged = Object.entries(fields).map(([field, inner]) => {
      const node = { shape: inner, fact: facts[field], text: texts[field], at: [...at, field] }
      return [field, this.#mergeNode(node)] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  #mergeList({ shape, fact, text, at }: MergedNode): unknown[] {
    const facts = hasFacts(shape) ? asFields(fact, this.#facts, at) : listedKeys(fact, this.#facts, at)
    const texts = asFields(text, this.#texts, at)
    const malformed = Object.keys(facts).find((key) => !KEY.test(key))
    if (malformed !== undefined) throw this.#facts.mistake([...at, malformed], 'is no key, such as “how-to-choose”')
    const stray = Object.keys(texts).find((key) => !Object.hasOwn(facts, key))
    if (stray !== undefined) throw this.#texts.mistake([...at, stray], 'is not among the facts')
    const keys = Object.keys(facts).filter((key) => !this.#isOmitted(facts[key], texts[key], [...at, key]))
    this.#lists.set(at.join('.'), keys)
    return keys.map((key) => this.#mergeNode({ shape, fact: facts[key], text: texts[key], at: [...at, key] }))
  }

  #mistake(path: readonly PropertyKey[], reason: string): ContentFileError {
    const at = this.#keysOf(path)
    const name = at.join('.')
    if (this.#replaced.has(name)) return this.#texts.mistake(['instead', name], reason)
    return this.#allTextPaths.has(name) ? this.#texts.mistake(at, reason) : this.#facts.mistake(at, reason)
  }

  /** Replaces list indexes by the keys that the files use. */
  #keysOf(path: readonly PropertyKey[]): string[] {
    const at: string[] = []
    for (const part of path) {
      const key = typeof part === 'number' ? this.#lists.get(at.join('.'))?.[part] : undefined
      at.push(key ?? String(part))
    }
    return at
  }
}

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined), value)
}

function refuseUnknown(values: Fields, fields: Fields, source: JsonFile<unknown>, at: readonly string[]): void {
  const unknown = Object.keys(values).find((field) => !Object.hasOwn(fields, field))
  if (unknown !== undefined) throw source.mistake([...at, unknown], 'is no field that there is')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asFields(value: unknown, source: JsonFile<unknown>, at: readonly string[]): Fields {
  if (value === undefined) return {}
  if (isFields(value)) return value
  throw source.mistake(at, 'is not written by key: { "key": … }')
}

/** A list of keys, for elements that have texts only. */
function listedKeys(value: unknown, source: JsonFile<unknown>, at: readonly string[]): Fields {
  const keys = z.array(z.string()).safeParse(value)
  if (!keys.success) throw source.mistake(at, 'is not a list of keys: ["key", …]')
  const twice = keys.data.find((key, index) => keys.data.indexOf(key) !== index)
  if (twice !== undefined) throw source.mistake(at, `has “${twice}” twice`)
  return Object.fromEntries(keys.data.map((key) => [key, {}]))
}
