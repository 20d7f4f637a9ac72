import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { asRecord } from '../../infrastructure/as-record.ts'
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
  const { root, text, fields, children } = asRecord(node)
  if (root !== undefined) return read(root, found)
  if (typeof text === 'string') found.characters += text.length
  const { linkType, url } = asRecord(fields)
  if (typeof url === 'string' && linkType !== 'internal') found.addresses.push(url)
  if (Array.isArray(children)) for (const child of children) read(child, found)
  return found
}
