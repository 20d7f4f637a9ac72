import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'

const pictureSchema = z.object({ alt: z.string().nullish(), filename: z.string().nullish() })

const NOTHING: z.infer<typeof pictureSchema> = {}

/**
 * What a picture of the media library shows, in the language of the page; without a description, the name of its file.
 *
 * @returns empty until it is known, `undefined` for no picture or one that cannot be read
 */
export function usePictureName(id: string | undefined): string | undefined {
  const lang = useFormFields(([fields]) => fields?.lang?.value)
  const locale = typeof lang === 'string' ? `&locale=${lang}` : ''
  const address = id && `/api/media/${id}?depth=0&select[alt]=true&select[filename]=true${locale}`
  const picture = useRequest(pictureSchema, address, { ifFailed: NOTHING, clearsOnChange: true })
  if (id === undefined) return undefined
  return picture === undefined ? '' : picture.alt || picture.filename || undefined
}
