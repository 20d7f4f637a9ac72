import type { Inline } from '@passepartout/content-model/rich-text'
import { TEXT_RUN_SEPARATOR } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ContentNode, ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'

/** A piece of a rich text line: an inline node, or a shortcode around other pieces. */
export type InlineRun = Inline | ShortcodeRun

export interface ShortcodeRun {
  readonly type: 'shortcode'
  readonly node: ShortcodeNode
  /** Absent where the shortcode encloses nothing. */
  readonly content?: readonly InlineRun[]
}

/**
 * Splits a rich text line at shortcodes, also where formatting changes inside of one. A shortcode cannot span the
 * border of a link or a line break.
 */
export function splitAtShortcodes(inlines: readonly Inline[]): readonly InlineRun[] {
  const texts = inlines.map((inline) => (inline.type === 'text' ? inline.text : TEXT_RUN_SEPARATOR))
  const source = texts.join('')
  if (!texts.some((text) => text !== TEXT_RUN_SEPARATOR && text.includes('['))) return inlines
  let place = 0
  let placeStart = 0
  return toRuns(parseShortcodes(source))

  function toRuns(nodes: readonly ContentNode[]): InlineRun[] {
    return nodes.flatMap((node): readonly InlineRun[] => {
      if (node.type === 'text') return cut(node.start, node.end)
      return [{ type: 'shortcode', node, ...(node.content ? { content: toRuns(node.content) } : {}) }]
    })
  }

  /** Nodes are in source order, so the runs are traversed once. */
  function cut(start: number, end: number): InlineRun[] {
    const runs: InlineRun[] = []
    for (; place < inlines.length; place += 1) {
      const inline = inlines[place]
      const text = texts[place] ?? ''
      const placeEnd = placeStart + text.length
      if (inline && placeEnd > start && placeStart < end)
        runs.push(within(inline, start - placeStart, end - placeStart))
      if (placeEnd > end) break
      placeStart = placeEnd
    }
    return runs
  }
}

function within(inline: Inline, start: number, end: number): Inline {
  return inline.type === 'text' ? { ...inline, text: inline.text.slice(Math.max(0, start), end) } : inline
}
