import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { validateAddress } from './validate-address.ts'

/** Characters of one text: a book's chapter, and more than anybody reads on one page. */
const MOST_CHARACTERS = 60_000
/** Letters of an address that a sentence names. */
const NAMED = 60

/** What Payload asks of a rich text, that it is no book, and that its links lead somewhere: pasted ones may run scripts. */
export const validateProse: RichTextFieldValidation = (value, options) => {
  const { characters, addresses } = read(value, { characters: 0, addresses: [] })
  if (characters > MOST_CHARACTERS) {
    const [has, may] = [characters, MOST_CHARACTERS].map((number) => number.toLocaleString('en'))
    return `This text has ${has} characters, and a text may have ${may}: cut it into several, or into several pages.`
  }
  const wrong = addresses.find((address) => validateAddress(address) !== true)
  if (wrong === undefined) return richText(value, options)
  return `No link can lead to “${wrong.slice(0, NAMED)}”. ${validateAddress(wrong)}`
}

interface Found {
  characters: number
  readonly addresses: string[]
}

function read(node: unknown, found: Found): Found {
  if (typeof node !== 'object' || node === null) return found
  if ('root' in node) return read(node.root, found)
  if ('text' in node && typeof node.text === 'string') found.characters += node.text.length
  if ('fields' in node) found.addresses.push(...addressOf(node.fields))
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) read(child, found)
  return found
}

function addressOf(link: unknown): string[] {
  if (typeof link !== 'object' || link === null || !('url' in link) || typeof link.url !== 'string') return []
  return 'linkType' in link && link.linkType === 'internal' ? [] : [link.url]
}
