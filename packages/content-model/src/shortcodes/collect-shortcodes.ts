import { parseShortcodes } from './parse-shortcodes.ts'
import type { ContentNode, ShortcodeNode } from './shortcode-nodes.ts'

/**
 * A separator between the texts of a line where there is a link or a line break; its bracket prevents a tag from spanning it.
 */
export const TEXT_RUN_SEPARATOR = '[\uFFFC'

/** All shortcodes in all texts of a value, at any depth: a document, a block, a string. */
export function collectShortcodes(value: unknown): readonly ShortcodeNode[] {
  const found: ShortcodeNode[] = []
  for (const text of textsOf(value)) addAll(parseShortcodes(text))
  return found

  function addAll(nodes: readonly ContentNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') continue
      found.push(node)
      addAll(node.content ?? [])
    }
  }
}

/**
 * Whether a text of a value, at any depth, may contain a shortcode or a doubled bracket; otherwise it can be shown unparsed.
 */
export function mayContainShortcodes(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('[')
  return typeof value === 'object' && value !== null && Object.values(value).some(mayContainShortcodes)
}

/** The runs of a line of rich text are one text, because a shortcode may begin in one and end in another. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('[')) yield value
  } else if (Array.isArray(value) && value.some(isTextRun)) {
    yield* textsOf(value.map((run) => (isTextRun(run) ? run.text : TEXT_RUN_SEPARATOR)).join(''))
    yield* textsOf(value.filter((run) => !isTextRun(run)))
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsOf(part)
  }
}

function isTextRun(value: unknown): value is { readonly text: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'text' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
