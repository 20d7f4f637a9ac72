import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { createFieldValidator } from '../../messages/create-validator.ts'
import { message } from '../../messages/message.ts'
import { MAX_CHARACTERS } from '../rich-text/max-characters.ts'
import { checkLinkAddress } from './validate-link-address.ts'

/** Maximum characters of an address in a message. */
const NAMED = 60

/** Checks a rich text: Payload's own rules, its length, and its links, since pasted ones may run scripts. */
export const validateRichText: RichTextFieldValidation = createFieldValidator((value, options) => {
  const { characters, addresses } = read(value, { characters: 0, addresses: [] })
  if (characters > MAX_CHARACTERS) {
    return message('prose.tooLong', { count: characters, most: MAX_CHARACTERS })
  }
  for (const address of addresses) {
    const rule = checkLinkAddress(address)
    if (rule !== true) return message('prose.link', { address: address.slice(0, NAMED), rule })
  }
  return richText(value, options)
})

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
