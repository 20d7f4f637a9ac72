import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { printShortcodes } from '@passepartout/content-model/shortcodes/print-shortcodes'
import { type ShortcodeName, shortcodeDefinitionOf } from '@passepartout/content-model/shortcodes/shortcode-definitions'

/** Form values by attribute, those of other shortcodes viewed before included. */
export type ShortcodeValues = Readonly<Record<string, string>>

/**
 * Writes a filled form as the source text of a shortcode: on one line, because a line break ends a shortcode in rich text. Text
 * that contains a shortcode is enclosed, if the shortcode can enclose.
 */
export function writeShortcode(name: ShortcodeName, values: ShortcodeValues): string {
  const { attributes, enclosed } = shortcodeDefinitionOf(name)
  const given = Object.keys(attributes).flatMap((key): [string, string][] => {
    const value = onOneLine(values[key] ?? '')
    return value === '' ? [] : [[key, value]]
  })
  const [within] = given.filter(([key, value]) => key === enclosed && value.includes('['))
  const named = new Map(given.filter((pair) => pair !== within))
  const content = within && { content: parseShortcodes(within[1]) }
  return printShortcodes([
    { type: 'shortcode', name, attributes: { named, positional: [] }, ...content, start: 0, end: 0 },
  ])
}

/** Whether the form contains all selected words, so that it may replace them. */
export function containsSelectedText(name: ShortcodeName, values: ShortcodeValues, words: string): boolean {
  const { enclosed } = shortcodeDefinitionOf(name)
  const held = enclosed === undefined ? '' : onOneLine(values[enclosed] ?? '')
  return words.trim() !== '' && held.includes(onOneLine(words))
}

function onOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}
