import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { EndpointError, endpoint, readValidatedBody, requireRight } from '../../access/http/endpoint.ts'
import { formatReason, UNCACHED } from '../../access/http/error-response.ts'
import { newPathOfTranslation } from '../../content/addresses/path-of-title.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { translateLabelPath } from '../../messages/labels.ts'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { translateCodeHelp } from '../../messages/translation-codes.ts'
import type { Page } from '../../payload-types.ts'
import { fetchMachineTranslation } from '../machine-translation/fetch-machine-translation.ts'
import { checkTranslationFile, type TranslationTarget } from '../translation-files/check-translation-file.ts'
import { readCsv, writeCsv } from '../translation-files/csv.ts'
import { readXliff } from '../translation-files/read-xliff.ts'
import type { TranslationFileExport } from '../translation-files/translation-file.ts'
import { writeXliff } from '../translation-files/write-xliff.ts'
import { parseSegment, type Segment } from '../translation-segments/segment.ts'
import type { TextsByUnit, TranslationUnit } from '../translation-segments/translation-units.ts'
import { alignLines, findLineFaults, type TranslatedUnit } from '../translation-segments/write-translation-units.ts'
import {
  buildTranslationUpdate,
  listOrphanedFields,
  loadTranslation,
  previousSourceText,
  readPageWithSourceTexts,
  type TranslationWithSource,
  toTranslationField,
  translationStateOf,
} from './load-translation.ts'
import type { TranslationField, TranslationView } from './translation-view.ts'

const MAX_FIELDS = 5000

const saveSchema = z.object({
  updatedAt: z.iso.datetime(),
  /** New texts by field, with the source texts that they translate. */
  units: z
    .record(z.string(), z.object({ source: z.array(z.string()), target: z.array(z.string()) }))
    .refine((units) => Object.keys(units).length <= MAX_FIELDS)
    .default({}),
  /** The translator confirms that the text fits the current source. */
  isUpToDate: z.literal(true).optional(),
  /** The translator confirms having read a machine translation. */
  isRead: z.literal(true).optional(),
})

const fileSchema = z.object({ updatedAt: z.iso.datetime(), content: z.string().min(1) })
const proposalSchema = z.object({ updatedAt: z.iso.datetime() })

/** Endpoints of the translate view: read, save, export, import, and machine translation. */
export function translateEndpoints(machine: Settings['translation']): Endpoint[] {
  return [
    translation('get', '', async (open, req) => show(open, machine, req.i18n.language)),
    translation('patch', '', save),
    translation('get', '/file', sendFile),
    translation('post', '/file', takeFile),
    translation('post', '/proposal', (open, req) => propose(open, machine, req)),
  ]
}

type Work = (open: TranslationWithSource, req: PayloadRequest) => Promise<object>

/** An endpoint below a translation's address; all but reading require the right to write the page. */
function translation(method: 'get' | 'post' | 'patch', path: string, work: Work): Endpoint {
  const action = method === 'get' ? 'read' : 'write'
  return endpoint(method, `/:id/translation${path}`, async (req) => {
    requireRight(req, action, 'pages', action === 'read' ? 'role.readsNoPages' : 'role.writesNoPages')
    const page = await readPageWithSourceTexts(req)
    if (!mayActOnDocument(req.user, action, 'pages', page)) throw new EndpointError(403, 'account.notInThisLanguage')
    const open = await loadTranslation(page, req)
    if (!open) throw new EndpointError(409, 'translation.isSource')
    return work(open, req)
  })
}

function show(open: TranslationWithSource, machine: Settings['translation'], language: string): TranslationView {
  const { page, source, sourceUnits } = open
  return {
    source: { id: source.id, title: source.title, lang: source.lang },
    lang: page.lang,
    label: page.adminLabel ?? page.title,
    path: page.path ?? '',
    updatedAt: page.updatedAt,
    byMachine: page.byMachine ?? false,
    hasMachine: machine !== undefined,
    units: sourceUnits.map((unit) => inLanguage(toTranslationField(open, unit), language)),
    lost: listOrphanedFields(open).map((place) => translateLabelPath(language, place)),
  }
}

/** Labels in the admin's language; the texts are in the languages of the translation. */
function inLanguage(unit: TranslationField, language: string): TranslationField {
  const codes = unit.codes.map((line) => line.map((code) => translateCodeHelp(language, code)))
  return { ...unit, place: unit.place.map((part) => translateLabelPath(language, part)), codes }
}

async function save(open: TranslationWithSource, req: PayloadRequest): Promise<object> {
  const { units, updatedAt, isUpToDate, isRead } = await readValidatedBody(req, saveSchema, 'query.save')
  const faults: Message[] = []
  const translated: TranslatedUnit[] = []
  for (const [key, { source, target }] of Object.entries(units)) {
    const unit = open.sourceUnits.find((known) => known.key === key)
    const shown = unit && toTranslationField(open, unit)
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
  const written = buildTranslationUpdate(open, translated)
  return write(open, req, {
    updatedAt,
    data: { ...written.data, ...(isRead ? { byMachine: false } : {}) },
    madeFrom: isUpToDate ? open.sourceWords : written.madeFrom,
  })
}

function readLines(unit: TranslationUnit, target: readonly string[]): { lines: Segment[]; faults: Message[] } {
  const faults: Message[] = []
  const lines = unit.lines.map((_, index): Segment => {
    const read = parseSegment(target[index] ?? '')
    if (!read.ok) faults.push(read.fault)
    return read.ok ? read.segment : []
  })
  return { lines, faults: faults.length > 0 ? faults : findLineFaults(unit, lines).map(({ fault }) => fault) }
}

/** All faults as messages, each with its code. */
function refuseFaults(req: PayloadRequest, faults: readonly Message[]): Response {
  const reasons = faults.map((fault) => formatReason(req, fault))
  const sentences = reasons.map((reason) => reason.message)
  return Response.json({ message: sentences.join('\n'), faults: sentences, reasons }, { status: 400, ...UNCACHED })
}

interface Change {
  readonly updatedAt: string
  readonly data: Partial<Page>
  readonly madeFrom: TextsByUnit
}

/** Saves a draft as the account of the request, under its access rules. */
async function write(
  { page, source }: TranslationWithSource,
  req: PayloadRequest,
  change: Change,
  more: object = {},
): Promise<object> {
  const path = newPathOfTranslation(page, source, change.data.title ?? '')
  const proposal = path === undefined ? {} : { proposedAddress: { page: page.id, path } }
  const saved = await req.payload.update({
    collection: 'pages',
    id: page.id,
    data: { ...change.data, updatedAt: change.updatedAt, _status: 'draft' },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: { ...req.context, ...proposal, madeFrom: change.madeFrom },
    req,
  })
  return { updatedAt: saved.updatedAt, ...more }
}

const FORMATS = {
  xliff: { write: writeXliff, type: 'application/xliff+xml', extension: 'xlf' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8', extension: 'csv' },
} as const

async function sendFile(open: TranslationWithSource, req: PayloadRequest): Promise<Response> {
  const name = req.searchParams.get('format')
  const format = name === 'xliff' || name === 'csv' ? FORMATS[name] : undefined
  if (!format) throw new EndpointError(400, 'query.format')
  const file = `${open.page.uid ?? `page-${open.page.id}`}.${open.lang}.${format.extension}`
  return new Response(format.write(contentOf(open)), {
    headers: {
      ...UNCACHED.headers,
      'content-type': format.type,
      'content-disposition': `attachment; filename="${file.replaceAll(/[^\w.-]/g, '-')}"`,
    },
  })
}

function contentOf(open: TranslationWithSource): TranslationFileExport {
  const { page, from, lang, sourceUnits, targetUnits } = open
  return {
    ...{ group: page.translationGroup ?? '', title: page.title, from, to: lang },
    units: sourceUnits.map((unit) => ({
      source: unit,
      target: alignLines(unit, targetUnits.get(unit.key))?.map(({ segment }) => segment),
      before: previousSourceText(open, unit),
    })),
  }
}

async function takeFile(open: TranslationWithSource, req: PayloadRequest): Promise<object> {
  const { content, updatedAt } = await readValidatedBody(req, fileSchema, 'translation.chooseFile')
  const read = /^\ufeff?\s*</.test(content) ? readXliff(content) : readCsv(content)
  const checked = read.ok ? checkTranslationFile(read.file, targetOf(open)) : read
  if (!checked.ok) return refuseFaults(req, checked.faults)
  const written = buildTranslationUpdate(open, checked.translated)
  return write(
    open,
    req,
    { updatedAt, ...written },
    {
      taken: checked.translated.length,
      skipped: checked.skipped.map((place) => translateLabelPath(req.i18n.language, place)),
    },
  )
}

function targetOf({ page, lang, sourceUnits, targetUnits, madeFrom }: TranslationWithSource): TranslationTarget {
  return { group: page.translationGroup ?? '', title: page.title, lang, sourceUnits, targetUnits, madeFrom }
}

/** Fills missing and outdated fields by machine translation; the page is marked until somebody confirms having read it. */
async function propose(
  open: TranslationWithSource,
  machine: Settings['translation'],
  req: PayloadRequest,
): Promise<object> {
  if (!machine) throw new EndpointError(503, 'machine.none')
  const { updatedAt } = await readValidatedBody(req, proposalSchema, 'query.proposal')
  const wanted = open.sourceUnits.filter((unit) =>
    ['missing', 'copied', 'changed'].includes(translationStateOf(open, unit)),
  )
  if (wanted.length === 0) throw new EndpointError(409, 'translation.complete')
  const lines = wanted.flatMap((unit) => unit.lines.map(({ segment }) => segment))
  const answer = await fetchMachineTranslation({ lines, from: open.from, to: open.lang }, machine)
  if (!answer.ok) throw new EndpointError(502, answer.reason)
  const left = [...answer.lines]
  const skipped: string[] = []
  const translated = wanted.flatMap((unit): TranslatedUnit[] => {
    const own = left.splice(0, unit.lines.length)
    const isWhole = own.every((line) => line !== undefined)
    if (isWhole && findLineFaults(unit, own).length === 0)
      return [{ source: unit, target: open.targetUnits.get(unit.key), lines: own }]
    skipped.push(translateLabelPath(req.i18n.language, unit.place.join(' › ')))
    return []
  })
  if (translated.length === 0) throw new EndpointError(502, 'machine.lostMarkup')
  const { data, madeFrom } = buildTranslationUpdate(open, translated)
  const change = { updatedAt, data: { ...data, byMachine: true }, madeFrom }
  return write(open, req, change, { taken: translated.length, skipped })
}
