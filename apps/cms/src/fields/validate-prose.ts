import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'

/** Characters of one text: a book's chapter, and more than anybody reads on one page. */
const MOST_CHARACTERS = 60_000

/** What Payload asks of a rich text, and that it is no book. */
export const validateProse: RichTextFieldValidation = (value, options) => {
  const count = countCharacters(value)
  if (count <= MOST_CHARACTERS) return richText(value, options)
  const [has, may] = [count, MOST_CHARACTERS].map((number) => number.toLocaleString('en'))
  return `This text has ${has} characters, and a text may have ${may}: cut it into several, or into several pages.`
}

function countCharacters(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('root' in node) return countCharacters(node.root)
  const own = 'text' in node && typeof node.text === 'string' ? node.text.length : 0
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return children.reduce<number>((sum, child) => sum + countCharacters(child), own)
}
