import { type CodeMeaning, describeCode } from '../translation-segments/inline-codes.ts'
import { printSegment, type Segment } from '../translation-segments/segment.ts'
import { countLines, type ExportUnit, type TranslationFileExport, unitIdOf } from './translation-file.ts'

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'

/** Writes a page as XLIFF 2.0 (OASIS Standard, 2014): a unit per field, a segment per line. */
export function writeXliff(content: TranslationFileExport): string {
  const { group, title, from, to, units } = content
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="${from}" trgLang="${to}">
 <file id="page" original="${attribute(group)}" canResegment="no">
  <notes>
   <note category="title">${characters(title, 'entities')}</note>
   <note category="segments">${countLines(content)}</note>
  </notes>
${units.map(writeUnit).join('\n')}
 </file>
</xliff>
`
}

function writeUnit(unit: ExportUnit): string {
  const { source, before, target } = unit
  const changed = before && `Changed since it was translated. It was: ${before.join(' / ')}`
  return `  <unit id="${unitIdOf(source.key)}" name="${attribute(source.key)}">
   <notes>
    <note category="place">${characters(source.place.join(' › '), 'entities')}</note>${
      changed ? `\n    <note category="changed">${characters(changed, 'entities')}</note>` : ''
    }
   </notes>
${source.lines.map((_, line) => writeSegment(unit, line)).join('\n')}
  </unit>`

  function writeSegment({ source: { lines } }: ExportUnit, line: number): string {
    const { segment = [], codes = new Map<number, CodeMeaning>() } = lines[line] ?? {}
    const words = (inlines: Segment) => writeInlines(inlines, codes, line)
    const translation = target?.[line]
    // Words that were copied from the source wait for their translation.
    const isTranslated = translation && printSegment(translation) !== printSegment(segment)
    const state = isTranslated ? 'translated' : 'initial'
    return `   <segment id="s${line}" state="${state}">
    <source xml:space="preserve">${words(segment)}</source>${
      translation ? `\n    <target xml:space="preserve">${words(translation)}</target>` : ''
    }
   </segment>`
  }
}

/** Ids of codes are unique in their unit. */
function writeInlines(segment: Segment, codes: ReadonlyMap<number, CodeMeaning>, line: number): string {
  return segment
    .map((inline) => {
      if (typeof inline === 'string') return characters(inline, 'codes')
      const { id, inside } = inline
      const code = codes.get(id)
      const shown = attribute(code ? describeCode(code) : '')
      const fixed = `id="s${line}c${id}" canCopy="no" canDelete="no"`
      if (!inside) return `<ph ${fixed} disp="${shown}"/>`
      return `<pc ${fixed} dispStart="${shown}">${writeInlines(inside, codes, line)}</pc>`
    })
    .join('')
}

/** Characters that XML 1.0 cannot contain; XLIFF has an element for them within text only. */
const UNSPEAKABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
/** XML parsers read a carriage return as a line end unless it is escaped. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

function characters(text: string, unspeakable: 'codes' | 'entities'): string {
  const escaped = text.toWellFormed().replaceAll(/[&<>\r]/g, (character) => ESCAPES[character] ?? '')
  return escaped.replaceAll(UNSPEAKABLE, (character) =>
    unspeakable === 'codes' ? `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>` : '',
  )
}

function attribute(text: string): string {
  const spoken = text.toWellFormed().replaceAll(UNSPEAKABLE, '').replaceAll(/\s+/g, ' ')
  return spoken.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
