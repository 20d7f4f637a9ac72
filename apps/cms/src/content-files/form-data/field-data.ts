import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { UsedPicture } from '../pictures/upload-pictures.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ActionFields, BookingFields, PictureFields } from '../schemas/value-schemas.ts'
import { markdownToLexical } from './markdown-to-lexical.ts'

/** Context of a value: the language that its links prefer, its file for error messages, and the ids of what it refers to. */
export interface ConversionContext {
  readonly lang: LanguageCode
  readonly file: string
  readonly ids: {
    readonly pictures: ReadonlyMap<string, number>
    readonly used: ReadonlyMap<string, UsedPicture>
    /** Keys are `<site>/<page>.<lang>`. */
    readonly pageIds: ReadonlyMap<string, number>
  }
}

/** The page in the context's language, or else in English. */
export function findPageId(key: string, { lang, file, ids }: ConversionContext): number {
  const id = ids.pageIds.get(`${key}.${lang}`) ?? ids.pageIds.get(`${key}.${DEFAULT_LANGUAGE}`)
  if (id === undefined) throw new ContentFileError(file, `there is no page “${key}”`)
  return id
}

const PAGE_LINK = /^page:(.+)$/

export function actionData(action: ActionFields | undefined, context: ConversionContext) {
  const [, key] = PAGE_LINK.exec(action?.to ?? '') ?? []
  return {
    label: action?.label ?? null,
    page: key === undefined ? null : findPageId(key, context),
    url: key === undefined ? (action?.to ?? null) : null,
    appearance: action?.appearance ?? ('link' as const),
    newTab: action?.newTab ?? false,
  }
}

export function pictureData(
  picture: Pick<PictureFields, 'picture' | 'alt'> | undefined,
  { lang, file, ids }: ConversionContext,
) {
  if (!picture) return { media: null, alt: null }
  const media = ids.pictures.get(picture.picture)
  if (media === undefined) throw new ContentFileError(file, `there is no picture “${picture.picture}”`)
  const shared = ids.used.get(picture.picture)?.alts[lang]
  return { media, alt: shared === picture.alt ? null : picture.alt }
}

export function richTextData(markdown: string, context: ConversionContext) {
  return markdownToLexical(markdown, (href) => {
    const [, key] = PAGE_LINK.exec(href) ?? []
    return key === undefined ? { url: href } : { page: findPageId(key, context) }
  })
}

export function bookingData(booking: BookingFields = {}) {
  return {
    promoCode: booking.promoCode ?? null,
    biLink: booking.biLink ?? null,
    ctaSuffix: booking.ctaSuffix ?? null,
    showFullScreenPax: booking.showFullScreenPax ?? null,
    marketplaceFlow: booking.marketplaceFlow ?? null,
  }
}

/** The id of a row, the same in every import and in every language of a site. */
export function rowIdAt(position: string): string {
  return createHash('sha256').update(position).digest('hex').slice(0, 24)
}
