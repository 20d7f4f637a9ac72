import type { GroupField } from 'payload'
import { TRANSLATABLE_TEXT_MARK } from '../rich-text/with-shortcode-tools.ts'

interface PictureFieldOptions {
  readonly label?: string
  readonly description?: string
  /** Whether the document is stored in several languages, so that each has its own description. */
  readonly localized?: boolean
}

/** A picture of the media library, with a description of its own where the library's does not fit. */
export function pictureField(
  name: string,
  { label = 'Picture', description, localized = false }: PictureFieldOptions = {},
): GroupField {
  return {
    name,
    type: 'group',
    label,
    ...(description ? { admin: { description } } : {}),
    fields: [
      { name: 'media', type: 'upload', relationTo: 'media', label: 'Picture' },
      {
        name: 'alt',
        type: 'text',
        maxLength: 400,
        localized,
        custom: TRANSLATABLE_TEXT_MARK,
        label: 'Description for this place',
        admin: { description: 'Leave empty to use the description in the media library.' },
      },
    ],
  }
}
