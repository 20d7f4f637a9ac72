import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { isLanguageCode } from '@passepartout/content-model/locales'
import type { Field, PayloadRequest } from 'payload'
import { readPage } from '../../access/answers/endpoint.ts'
import type { Page } from '../../payload-types.ts'
import { findSource } from '../find-source.ts'
import { madeFromOf } from '../made-from.ts'
import { describeCode } from '../words/code.ts'
import { type Paired, pairRows } from '../words/pair-rows.ts'
import { printSegment } from '../words/segment.ts'
import { isEmpty, readUnits, readWords, type Unit, type Words, wordsOf } from '../words/units.ts'
import { alignedLines, type Translated, writeUnits } from '../words/write-units.ts'
import type { ShownField, UnitState } from './shown-fields.ts'

/** A translation with its source. */
export interface OpenTranslation {
  readonly page: Page
  readonly lang: LanguageCode
  readonly from: LanguageCode
  readonly source: Page
  readonly paired: Paired<Page>
  /** Units of the source that contain text. */
  readonly sourceUnits: readonly Unit[]
  readonly targetUnits: ReadonlyMap<string, Unit>
  readonly sourceWords: Words
  readonly madeFrom: Words
}

/**
 * Reads the page that the address names, with the recorded texts that forms do not get.
 *
 * @throws Refused as `readPage` does
 */
export async function readPageWithWords(req: PayloadRequest): Promise<Page> {
  const { id } = await readPage(req)
  return req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, req })
}

/** @returns `undefined` for the source itself */
export async function openTranslation(page: Page, req: PayloadRequest): Promise<OpenTranslation | undefined> {
  const source = await findSource(page, req)
  if (!source || !isLanguageCode(page.lang) || !isLanguageCode(source.lang)) return undefined
  const { fields } = req.payload.collections.pages.config
  return pairPages(page, source, { lang: page.lang, from: source.lang }, fields)
}

function pairPages(
  page: Page,
  source: Page,
  languages: Pick<OpenTranslation, 'lang' | 'from'>,
  fields: readonly Field[],
): OpenTranslation {
  const paired = pairRows(page, source)
  const sourceWords = readWords(fields, source)
  return {
    ...languages,
    page,
    source,
    paired,
    sourceWords,
    sourceUnits: readUnits(fields, source).filter((unit) => !isEmpty(unit)),
    targetUnits: new Map(readUnits(fields, paired.page).map((unit) => [unit.key, unit])),
    madeFrom: madeFromOf(page) ?? sourceWords,
  }
}

/** The source text from which a field was translated, if the source has changed since. */
export function previousWords({ madeFrom }: OpenTranslation, unit: Unit): readonly string[] | undefined {
  const before = madeFrom[unit.key]
  return before && !isDeepStrictEqual(before, wordsOf(unit)) ? before : undefined
}

export function stateOf(open: OpenTranslation, unit: Unit): UnitState {
  const target = open.targetUnits.get(unit.key)
  const before = open.madeFrom[unit.key]
  if (!target || isEmpty(target)) return before && !previousWords(open, unit) && target ? 'done' : 'missing'
  if (!before || previousWords(open, unit)) return 'changed'
  const lines = alignedLines(unit, target)
  if (!lines) return 'own'
  const isCopy = isDeepStrictEqual(
    lines.map(({ segment }) => printSegment(segment)),
    wordsOf(unit),
  )
  return isCopy ? 'copied' : 'done'
}

export function showUnit(open: OpenTranslation, unit: Unit): ShownField {
  const target = open.targetUnits.get(unit.key)
  const aligned = alignedLines(unit, target)
  return {
    key: unit.key,
    place: unit.place,
    state: stateOf(open, unit),
    source: wordsOf(unit),
    target: aligned?.map(({ segment }) => printSegment(segment)) ?? null,
    before: previousWords(open, unit) ?? null,
    own: target && !isEmpty(target) && !aligned ? wordsOf(target) : null,
    codes: unit.lines.map(({ codes }) => [...codes].map(([id, code]) => `{${id}} ${describeCode(code)}`)),
  }
}

/** Places of translated fields that the source no longer has. */
export function listLost({ madeFrom, sourceWords, targetUnits }: OpenTranslation): string[] {
  return [...targetUnits.values()]
    .filter((unit) => !isEmpty(unit) && madeFrom[unit.key] && !sourceWords[unit.key])
    .map(({ place }) => place.join(' › '))
}

const WORD_FIELDS = ['title', 'kicker', 'standfirst', 'heroImage', 'blocks', 'meta'] as const

export interface WrittenTranslation {
  readonly data: Partial<Page>
  readonly madeFrom: Words
}

/** Writes new texts into fields of a translation, and records the current source texts for them. */
export function writeTranslation(open: OpenTranslation, translated: readonly Translated[]): WrittenTranslation {
  const { paired, source, sourceWords, madeFrom, targetUnits } = open
  const page = paired.restore(writeUnits(paired.page, source, translated))
  const done = new Set(translated.map(({ source: { key } }) => key))
  const keys = new Set([...Object.keys(madeFrom), ...done])
  const entries = [...keys].flatMap((key) => {
    const words = done.has(key) ? sourceWords[key] : madeFrom[key]
    const isGone = !sourceWords[key] && !targetUnits.has(key)
    return words && !isGone ? [[key, words] as const] : []
  })
  const data: Partial<Page> = Object.fromEntries(WORD_FIELDS.map((name) => [name, page[name]]))
  return { data, madeFrom: Object.fromEntries(entries) }
}
