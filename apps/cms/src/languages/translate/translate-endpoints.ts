import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, spoken, UNCACHED } from '../../access/answers/refuse.ts'
import { mayAt } from '../../access/rights.ts'
import { translatePlace } from '../../messages/labels.ts'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { translateCode } from '../../messages/translation-codes.ts'
import type { Page } from '../../payload-types.ts'
import type { Settings } from '../../server/settings.ts'
import { checkFile, type Target } from '../files/check-file.ts'
import { readCsv, writeCsv } from '../files/csv.ts'
import { readXliff } from '../files/read-xliff.ts'
import type { FileContent } from '../files/translation-file.ts'
import { writeXliff } from '../files/write-xliff.ts'
import { askMachine } from '../machine/ask-machine.ts'
import { parseSegment, type Segment } from '../words/segment.ts'
import type { Unit, Words } from '../words/units.ts'
import { alignedLines, faultsOfLines, type Translated } from '../words/write-units.ts'
import {
  listLost,
  type OpenTranslation,
  openTranslation,
  type ShownUnit,
  showUnit,
  stateOf,
  wordsBefore,
  writeTranslation,
} from './open-translation.ts'

/** What the view shows. */
export interface ShownTranslation {
  readonly source: { readonly id: number; readonly title: string; readonly lang: string }
  readonly lang: string
  readonly title: string
  /** Sent back with each save: of another person's later version nothing is written over. */
  readonly updatedAt: string
  readonly byMachine: boolean
  /** Whether there is a machine to ask. */
  readonly hasMachine: boolean
  readonly units: readonly ShownUnit[]
  readonly lost: readonly string[]
}

const MOST_FIELDS = 5000

const saveSchema = z.object({
  updatedAt: z.iso.datetime(),
  /** New words by field, with the words of the source that they are a translation of. */
  units: z
    .record(z.string(), z.object({ source: z.array(z.string()), target: z.array(z.string()) }))
    .refine((units) => Object.keys(units).length <= MOST_FIELDS)
    .default({}),
  /** Somebody says that it fits the source as that is now. */
  isUpToDate: z.literal(true).optional(),
  /** Somebody says that they have read it. */
  isRead: z.literal(true).optional(),
})

const fileSchema = z.object({ updatedAt: z.iso.datetime(), content: z.string().min(1) })
const proposalSchema = z.object({ updatedAt: z.iso.datetime() })

/** A translation beside its source: shown, saved, sent to translators and taken back, and proposed by a machine. */
export function translateEndpoints(machine: Settings['translation']): Endpoint[] {
  return [
    {
      path: '/:id/translation',
      method: 'get',
      handler: (req) =>
        withTranslation(req, 'read', async (open) => Response.json(show(open, machine, req.i18n.language), UNCACHED)),
    },
    {
      path: '/:id/translation',
      method: 'patch',
      handler: (req) => withTranslation(req, 'write', (open) => save(open, req)),
    },
    {
      path: '/:id/translation/file',
      method: 'get',
      handler: (req) => withTranslation(req, 'read', async (open) => sendFile(open, req)),
    },
    {
      path: '/:id/translation/file',
      method: 'post',
      handler: (req) => withTranslation(req, 'write', (open) => takeFile(open, req)),
    },
    {
      path: '/:id/translation/proposal',
      method: 'post',
      handler: (req) => withTranslation(req, 'write', (open) => propose(open, machine, req)),
    },
  ]
}

type Answer = (open: OpenTranslation) => Promise<Response>

async function withTranslation(req: PayloadRequest, action: 'read' | 'write', answer: Answer): Promise<Response> {
  if (!mayAt(req.user, action, 'pages', {}))
    return refuse(req, 403, action === 'read' ? 'role.readsNoPages' : 'role.writesNoPages')
  const id = Number(req.routeParams?.id)
  const options = { collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req } as const
  const isReadable =
    Number.isSafeInteger(id) && (await req.payload.findByID({ ...options, overrideAccess: false, user: req.user }))
  // What the system keeps of a page's words, forms are not told.
  const page = isReadable ? await req.payload.findByID(options) : null
  if (!page) return refuse(req, 404, 'page.notFound')
  if (!mayAt(req.user, action, 'pages', page)) return refuse(req, 403, 'account.notInThisLanguage')
  const open = await openTranslation(page, req)
  return open ? answer(open) : refuse(req, 409, 'translation.isSource')
}

function show(open: OpenTranslation, machine: Settings['translation'], language: string): ShownTranslation {
  const { page, source, sourceUnits } = open
  return {
    source: { id: source.id, title: source.title, lang: source.lang },
    lang: page.lang,
    title: page.title,
    updatedAt: page.updatedAt,
    byMachine: page.byMachine ?? false,
    hasMachine: machine !== undefined,
    units: sourceUnits.map((unit) => inLanguage(showUnit(open, unit), language)),
    lost: listLost(open).map((place) => translatePlace(language, place)),
  }
}

/** Of the admin; the words themselves are in the two of the translation. */
function inLanguage(unit: ShownUnit, language: string): ShownUnit {
  const codes = unit.codes.map((line) => line.map((code) => translateCode(language, code)))
  return { ...unit, place: unit.place.map((part) => translatePlace(language, part)), codes }
}

async function save(open: OpenTranslation, req: PayloadRequest): Promise<Response> {
  const wish = saveSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!wish.success) return refuse(req, 400, 'query.save')
  const { units, updatedAt, isUpToDate, isRead } = wish.data
  const faults: Message[] = []
  const translated: Translated[] = []
  for (const [key, { source, target }] of Object.entries(units)) {
    const unit = open.sourceUnits.find((known) => known.key === key)
    const shown = unit && showUnit(open, unit)
    const place = shown?.place.join(' › ') ?? key
    if (!unit || shown?.source.join('\n') !== source.join('\n')) {
      faults.push(messageAt(place, message('translation.sourceChanged')))
      continue
    }
    const read = readLines(unit, target)
    faults.push(...read.faults.map((fault) => messageAt(place, fault)))
    translated.push({ source: unit, target: open.targetUnits.get(key), lines: read.lines })
  }
  if (faults.length > 0) return refuseFaults(req, faults)
  const written = writeTranslation(open, translated)
  return write(open, req, {
    updatedAt,
    data: { ...written.data, ...(isRead ? { byMachine: false } : {}) },
    madeFrom: isUpToDate ? open.sourceWords : written.madeFrom,
  })
}

function readLines(unit: Unit, target: readonly string[]): { lines: Segment[]; faults: Message[] } {
  const faults: Message[] = []
  const lines = unit.lines.map((_, index): Segment => {
    const read = parseSegment(target[index] ?? '')
    if (!read.ok) faults.push(read.fault)
    return read.ok ? read.segment : []
  })
  return { lines, faults: faults.length > 0 ? faults : faultsOfLines(unit, lines).map(({ fault }) => fault) }
}

/** All that is wrong as sentences, and each with its code. */
function refuseFaults(req: PayloadRequest, faults: readonly Message[]): Response {
  const reasons = faults.map((fault) => spoken(req, fault))
  const sentences = reasons.map((reason) => reason.message)
  return Response.json({ message: sentences.join('\n'), faults: sentences, reasons }, { status: 400, ...UNCACHED })
}

interface Change {
  readonly updatedAt: string
  readonly data: Partial<Page>
  readonly madeFrom: Words
}

/** As a draft, in the name of whoever asks and by the rules for it. */
async function write(
  { page }: OpenTranslation,
  req: PayloadRequest,
  change: Change,
  more: object = {},
): Promise<Response> {
  const saved = await req.payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...change.data, updatedAt: change.updatedAt, _status: 'draft' },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: { ...req.context, madeFrom: change.madeFrom },
    req,
  })
  return Response.json({ updatedAt: saved.updatedAt, ...more }, UNCACHED)
}

const FORMATS = {
  xliff: { write: writeXliff, type: 'application/xliff+xml', extension: 'xlf' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8', extension: 'csv' },
} as const

async function sendFile(open: OpenTranslation, req: PayloadRequest): Promise<Response> {
  const name = req.searchParams.get('format')
  const format = name === 'xliff' || name === 'csv' ? FORMATS[name] : undefined
  if (!format) return refuse(req, 400, 'query.format')
  const file = `${open.page.uid ?? `page-${open.page.id}`}.${open.lang}.${format.extension}`
  return new Response(format.write(contentOf(open)), {
    headers: {
      ...UNCACHED.headers,
      'content-type': format.type,
      'content-disposition': `attachment; filename="${file.replaceAll(/[^\w.-]/g, '-')}"`,
    },
  })
}

function contentOf(open: OpenTranslation): FileContent {
  const { page, from, lang, sourceUnits, targetUnits } = open
  return {
    ...{ group: page.translationGroup ?? '', title: page.title, from, to: lang },
    units: sourceUnits.map((unit) => ({
      source: unit,
      target: alignedLines(unit, targetUnits.get(unit.key))?.map(({ segment }) => segment),
      before: wordsBefore(open, unit),
    })),
  }
}

async function takeFile(open: OpenTranslation, req: PayloadRequest): Promise<Response> {
  const wish = fileSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!wish.success) return refuse(req, 400, 'translation.chooseFile')
  const { content, updatedAt } = wish.data
  const read = /^\ufeff?\s*</.test(content) ? readXliff(content) : readCsv(content)
  const checked = read.ok ? checkFile(read.file, targetOf(open)) : read
  if (!checked.ok) return refuseFaults(req, checked.faults)
  const written = writeTranslation(open, checked.translated)
  return write(
    open,
    req,
    { updatedAt, ...written },
    {
      taken: checked.translated.length,
      skipped: checked.skipped.map((place) => translatePlace(req.i18n.language, place)),
    },
  )
}

function targetOf({ page, lang, sourceUnits, targetUnits, madeFrom }: OpenTranslation): Target {
  return { group: page.translationGroup ?? '', title: page.title, lang, sourceUnits, targetUnits, madeFrom }
}

/** Fills what is not translated, or no longer, with a machine's words; the page is labelled until somebody has read it. */
async function propose(
  open: OpenTranslation,
  machine: Settings['translation'],
  req: PayloadRequest,
): Promise<Response> {
  if (!machine) return refuse(req, 503, 'machine.none')
  const wish = proposalSchema.safeParse(await req.json?.().catch(() => undefined))
  if (!wish.success) return refuse(req, 400, 'query.proposal')
  const wanted = open.sourceUnits.filter((unit) => ['missing', 'copied', 'changed'].includes(stateOf(open, unit)))
  if (wanted.length === 0) return refuse(req, 409, 'translation.complete')
  const lines = wanted.flatMap((unit) => unit.lines.map(({ segment }) => segment))
  const answer = await askMachine({ lines, from: open.from, to: open.lang }, machine)
  if (!answer.ok) return refuse(req, 502, answer.said)
  const left = [...answer.lines]
  const skipped: string[] = []
  const translated = wanted.flatMap((unit): Translated[] => {
    const own = left.splice(0, unit.lines.length)
    const isWhole = own.every((line) => line !== undefined)
    if (isWhole && faultsOfLines(unit, own).length === 0)
      return [{ source: unit, target: open.targetUnits.get(unit.key), lines: own }]
    skipped.push(translatePlace(req.i18n.language, unit.place.join(' › ')))
    return []
  })
  if (translated.length === 0) return refuse(req, 502, 'machine.lostMarkup')
  const { data, madeFrom } = writeTranslation(open, translated)
  const change = { updatedAt: wish.data.updatedAt, data: { ...data, byMachine: true }, madeFrom }
  return write(open, req, change, { taken: translated.length, skipped })
}
