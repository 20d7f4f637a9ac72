import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { isLanguageCode } from '@passepartout/content-model/locales'
import type { Field, PayloadRequest } from 'payload'
import { readRequestedPage } from '../../access/http/endpoint.ts'
import type { Page } from '../../payload-types.ts'
import { findSource } from '../find-source.ts'
import { parseSourceTexts } from '../record-source-texts.ts'
import { describeCode } from '../translation-segments/inline-codes.ts'
import { type PairedPage, pairRows } from '../translation-segments/pair-rows.ts'
import { printSegment } from '../translation-segments/segment.ts'
import {
  isEmptyUnit,
  readTextsByUnit,
  readTranslationUnits,
  type TextsByUnit,
  type TranslationUnit,
  unitTextsOf,
} from '../translation-segments/translation-units.ts'
import {
  alignLines,
  type TranslatedUnit,
  writeTranslationUnits,
} from '../translation-segments/write-translation-units.ts'
import type { TranslationField, TranslationState } from './translation-view.ts'

/** A translation with its source. */
export interface TranslationWithSource {
  readonly page: Page
  readonly lang: LanguageCode
  readonly from: LanguageCode
  readonly source: Page
  readonly paired: PairedPage<Page>
  /** Units of the source that contain text. */
  readonly sourceUnits: readonly TranslationUnit[]
  readonly targetUnits: ReadonlyMap<string, TranslationUnit>
  readonly sourceWords: TextsByUnit
  readonly madeFrom: TextsByUnit
}

/**
 * Reads the page that the address names, with the recorded texts that forms do not get.
 *
 * @throws EndpointError as `readPage` does
 */
export async function readPageWithSourceTexts(req: PayloadRequest): Promise<Page> {
  const { id } = await readRequestedPage(req)
  return req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, req })
}

/** @returns `undefined` for the source itself */
export async function loadTranslation(page: Page, req: PayloadRequest): Promise<TranslationWithSource | undefined> {
  const source = await findSource(page, req)
  if (!source || !isLanguageCode(page.lang) || !isLanguageCode(source.lang)) return undefined
  const { fields } = req.payload.collections.pages.config
  return pairPages(page, source, { lang: page.lang, from: source.lang }, fields)
}

function pairPages(
  page: Page,
  source: Page,
  languages: Pick<TranslationWithSource, 'lang' | 'from'>,
  fields: readonly Field[],
): TranslationWithSource {
  const paired = pairRows(page, source)
  const sourceWords = readTextsByUnit(fields, source)
  return {
    ...languages,
    page,
    source,
    paired,
    sourceWords,
    sourceUnits: readTranslationUnits(fields, source).filter((unit) => !isEmptyUnit(unit)),
    targetUnits: new Map(readTranslationUnits(fields, paired.page).map((unit) => [unit.key, unit])),
    madeFrom: parseSourceTexts(page) ?? sourceWords,
  }
}

/** The source text from which a field was translated, if the source has changed since. */
export function previousSourceText(
  { madeFrom }: TranslationWithSource,
  unit: TranslationUnit,
): readonly string[] | undefined {
  const before = madeFrom[unit.key]
  return before && !isDeepStrictEqual(before, unitTextsOf(unit)) ? before : undefined
}

export function translationStateOf(open: TranslationWithSource, unit: TranslationUnit): TranslationState {
  const target = open.targetUnits.get(unit.key)
  const before = open.madeFrom[unit.key]
  if (!target || isEmptyUnit(target)) return before && !previousSourceText(open, unit) && target ? 'done' : 'missing'
  if (!before || previousSourceText(open, unit)) return 'changed'
  const lines = alignLines(unit, target)
  if (!lines) return 'own'
  const isCopy = isDeepStrictEqual(
    lines.map(({ segment }) => printSegment(segment)),
    unitTextsOf(unit),
  )
  return isCopy ? 'copied' : 'done'
}

export function toTranslationField(open: TranslationWithSource, unit: TranslationUnit): TranslationField {
  const target = open.targetUnits.get(unit.key)
  const aligned = alignLines(unit, target)
  return {
    key: unit.key,
    place: unit.place,
    state: translationStateOf(open, unit),
    source: unitTextsOf(unit),
    target: aligned?.map(({ segment }) => printSegment(segment)) ?? null,
    before: previousSourceText(open, unit) ?? null,
    own: target && !isEmptyUnit(target) && !aligned ? unitTextsOf(target) : null,
    codes: unit.lines.map(({ codes }) => [...codes].map(([id, code]) => `{${id}} ${describeCode(code)}`)),
  }
}

/** Places of translated fields that the source no longer has. */
export function listOrphanedFields({ madeFrom, sourceWords, targetUnits }: TranslationWithSource): string[] {
  return [...targetUnits.values()]
    .filter((unit) => !isEmptyUnit(unit) && madeFrom[unit.key] && !sourceWords[unit.key])
    .map(({ place }) => place.join(' › '))
}

const WORD_FIELDS = ['title', 'kicker', 'standfirst', 'heroImage', 'blocks', 'meta'] as const

export interface TranslationUpdate {
  readonly data: Partial<Page>
  readonly madeFrom: TextsByUnit
}

/** Writes new texts into fields of a translation, and records the current source texts for them. */
export function buildTranslationUpdate(
  open: TranslationWithSource,
  translated: readonly TranslatedUnit[],
): TranslationUpdate {
  const { paired, source, sourceWords, madeFrom, targetUnits } = open
  const page = paired.restore(writeTranslationUnits(paired.page, source, translated))
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
