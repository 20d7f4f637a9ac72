import { isGroup } from './compare-values.ts'

/** Values that are no words of people. */
const NO_WORDS = new Set(['id', 'blockType', 'adminLabel'])

/** What a field or a row says, as readable text: each value on a line of its own. Empty for nothing. */
export function valueToText(value: unknown, sayYesOrNo: (isTrue: boolean) => string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return sayYesOrNo(value)
  if (typeof value !== 'object') return String(value)
  if ('root' in value) return textOf(value.root)
  if ('relationTo' in value && 'value' in value) return `${value.relationTo} ${value.value}`
  const rows = Object.entries(value).filter(([key]) => !(isGroup(value) && NO_WORDS.has(key)))
  return rows
    .map(([, child]) => valueToText(child, sayYesOrNo))
    .filter((text) => text !== '')
    .join('\n')
}

/** The words of a formatted text. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const isParagraph = children.some((child: unknown) => Object(child).type === 'text')
  return children
    .map(textOf)
    .filter((text) => text !== '')
    .join(isParagraph ? '' : '\n')
}
