import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import { ContentFileError } from './content-file-error.ts'
import { markdownToLexical } from './markdown-to-lexical.ts'
import type { UsedPicture } from './pictures.ts'
import type { ActionFields, BookingFields, PictureFields } from './value-schemas.ts'

/** Where a piece of content stands: which language its links prefer, and which file to name when it is wrong. */
export interface Place {
  readonly lang: LanguageCode
  readonly file: string
  readonly world: {
    readonly pictures: ReadonlyMap<string, number>
    readonly used: ReadonlyMap<string, UsedPicture>
    /** By `<site>/<page>.<lang>`. */
    readonly pageIds: ReadonlyMap<string, number>
  }
}

/** The version of a page in the language of the place, else the English one. */
export function findPage(key: string, { lang, file, world }: Place): number {
  const id = world.pageIds.get(`${key}.${lang}`) ?? world.pageIds.get(`${key}.${DEFAULT_LANGUAGE}`)
  if (id === undefined) throw new ContentFileError(file, `there is no page “${key}”`)
  return id
}

const PAGE_LINK = /^page:(.+)$/

export function actionData(action: ActionFields | undefined, place: Place) {
  const [, key] = PAGE_LINK.exec(action?.to ?? '') ?? []
  return {
    label: action?.label ?? null,
    page: key === undefined ? null : findPage(key, place),
    url: key === undefined ? (action?.to ?? null) : null,
    appearance: action?.appearance ?? ('link' as const),
    newTab: action?.newTab ?? false,
  }
}

export function pictureData(picture: Pick<PictureFields, 'picture' | 'alt'> | undefined, { lang, file, world }: Place) {
  if (!picture) return { media: null, alt: null }
  const media = world.pictures.get(picture.picture)
  if (media === undefined) throw new ContentFileError(file, `there is no picture “${picture.picture}”`)
  const shared = world.used.get(picture.picture)?.alts[lang]
  return { media, alt: shared === picture.alt ? null : picture.alt }
}

export function textData(markdown: string, place: Place) {
  return markdownToLexical(markdown, (href) => {
    const [, key] = PAGE_LINK.exec(href) ?? []
    return key === undefined ? { url: href } : { page: findPage(key, place) }
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

/** A row keeps its number when its file is written again, and in every language of a site. */
export function idAt(position: string): string {
  return createHash('sha256').update(position).digest('hex').slice(0, 24)
}
