import { DOMParser, type Element, type Node, onErrorStopParsing, ParseError } from '@xmldom/xmldom'
import { z } from 'zod'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { addText, type Inline, printSegment, type Segment } from '../translation-segments/segment.ts'
import type { ParsedTranslationFile, TranslationFileLine } from './translation-file.ts'
import { XLIFF_NAMESPACE } from './write-xliff.ts'

/** A fault of the file, with its line. */
class XliffFault extends Error {
  readonly reason: Message
  readonly line: number | undefined

  constructor(reason: Message, line?: number) {
    super(reason.code)
    this.reason = reason
    this.line = line
  }
}

/** Parses an XLIFF 2 file that a translation tool saved. */
export function readXliff(text: string): ParsedTranslationFile {
  try {
    return { ok: true, file: readDocument(parse(text)) }
  } catch (error) {
    if (!(error instanceof XliffFault)) throw error
    const { line, reason } = error
    return { ok: false, faults: [line === undefined ? reason : messageAt(`Line ${line}`, reason)] }
  }
}

/** Rejects declarations: exported files have none, and XML attacks need them. */
function parse(text: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XliffFault(message('xliff.declares'))
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing, normalizeLineEndings })
    const root = parser.parseFromString(text, 'application/xml').documentElement
    if (root) return root
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const { lineNumber } = locatorSchema.parse(error.locator)
    throw new XliffFault(message('xliff.broken'), lineNumber)
  }
  throw new XliffFault(message('xliff.noXliff'))
}

/** As XML 1.0 defines line ends: no other character is one. */
const normalizeLineEndings = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const locatorSchema = z.object({ lineNumber: z.number().optional().catch(undefined) }).catch({})

function readDocument(root: Element) {
  if (root.localName !== 'xliff') throw new XliffFault(message('xliff.noXliff'), lineOf(root))
  const version = root.getAttribute('version') ?? ''
  if (!/^2\.\d$/.test(version) || root.namespaceURI !== XLIFF_NAMESPACE) {
    const reason = version === '' ? message('xliff.unknownVersion') : message('xliff.version', { version })
    throw new XliffFault(reason, lineOf(root))
  }
  const files = childrenOf(root, 'file')
  const [file] = files
  if (!file || files.length > 1) throw new XliffFault(message('xliff.onePage'), lineOf(root))
  const count = Number(noteOf(file, 'segments'))
  if (!Number.isInteger(count)) {
    throw new XliffFault(message('xliff.noCount'))
  }
  return {
    group: file.getAttribute('original') ?? '',
    lang: root.getAttribute('trgLang') ?? '',
    title: noteOf(file, 'title') ?? '',
    count,
    lines: [...unitsOf(file)].flatMap(readUnit),
  }
}

function* unitsOf(parent: Element): Generator<Element> {
  for (const child of childrenOf(parent)) {
    if (child.localName === 'unit') yield child
    if (child.localName === 'group') yield* unitsOf(child)
  }
}

function readUnit(unit: Element): TranslationFileLine[] {
  const id = unit.getAttribute('id') ?? ''
  return childrenOf(unit, 'segment').map((segment, place) => {
    const line = Number(/^s(\d+)$/.exec(segment.getAttribute('id') ?? '')?.[1] ?? place)
    const [source] = childrenOf(segment, 'source')
    const [target] = childrenOf(segment, 'target')
    if (!source) throw new XliffFault(message('xliff.noSource'), lineOf(segment))
    const at = `Line ${lineOf(target ?? segment) ?? '?'}`
    return { unit: id, line, source: lettersOf(source), target: target && lettersOf(target), at }
  })
}

function lettersOf(element: Element): string {
  return printSegment(readInlines(element))
}

/** Maximum nesting of codes. */
const MAX_NESTED = 100

interface OpenCode {
  readonly id: number
  readonly inlines: Inline[]
}

/** Tools may write a paired code as two separate ends, and add codes of their own, which are ignored. */
function readInlines(element: Element): Segment {
  const root: Inline[] = []
  const open: OpenCode[] = []
  const top = () => open.at(-1)?.inlines ?? root
  const read = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) {
      addText(top(), node.nodeValue ?? '')
    } else if (isElement(node)) readElement(node)
  }
  const readAll = (parent: Element) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) read(child)
  }
  const readElement = (node: Element): void => {
    if (open.length > MAX_NESTED) throw new XliffFault(message('xliff.tooDeep'), lineOf(node))
    switch (node.localName) {
      case 'pc': {
        open.push({ id: numberOf(node, 'id'), inlines: [] })
        const depth = open.length
        readAll(node)
        if (open.length !== depth) throw new XliffFault(message('xliff.crossing'), lineOf(node))
        close()
        return
      }
      case 'sc':
        open.push({ id: numberOf(node, 'id'), inlines: [] })
        return
      case 'ec':
        if (open.at(-1)?.id !== numberOf(node, 'startRef'))
          throw new XliffFault(message('xliff.endsUnopened'), lineOf(node))
        close()
        return
      case 'ph':
        top().push({ id: numberOf(node, 'id') })
        return
      case 'cp':
        addText(top(), letterOf(node))
        return
      case 'mrk':
        readAll(node)
        return
      case 'sm':
      case 'em':
        return
      default:
        throw new XliffFault(message('xliff.foreignTag', { tag: `<${node.nodeName}>` }), lineOf(node))
    }
  }
  const close = () => {
    const code = open.pop()
    if (code) top().push({ id: code.id, inside: code.inlines })
  }
  readAll(element)
  if (open.length > 0) throw new XliffFault(message('xliff.unclosed'), lineOf(element))
  return root
}

/** A character by its number, as tools write characters that XML cannot contain; pages contain none either. */
function letterOf(node: Element): string {
  const hex = node.getAttribute('hex') ?? ''
  const number = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0
  const letter = number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : ''
  if (letter === '' || !letter.isWellFormed()) throw new XliffFault(message('xliff.noCharacter'), lineOf(node))
  return letter
}

function numberOf(node: Element, name: string): number {
  const number = /c(\d{1,6})$/.exec(node.getAttribute(name) ?? '')?.[1]
  if (number === undefined) {
    throw new XliffFault(message('xliff.unknownCode', { tag: `<${node.nodeName}>` }), lineOf(node))
  }
  return Number(number)
}

function noteOf(file: Element, category: string): string | undefined {
  const notes = childrenOf(file, 'notes').flatMap((list) => childrenOf(list, 'note'))
  return notes.find((note) => note.getAttribute('category') === category)?.textContent?.trim()
}

function childrenOf(parent: Element, name?: string): Element[] {
  const found: Element[] = []
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (isElement(child) && (name === undefined || child.localName === name)) found.push(child)
  }
  return found
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

function lineOf(node: { readonly lineNumber?: number | undefined }): number | undefined {
  return node.lineNumber
}
