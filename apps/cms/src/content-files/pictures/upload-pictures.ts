import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { File, Payload } from 'payload'
import { z } from 'zod'
import type { Settings } from '../../infrastructure/settings.ts'
import { createMediaFileCheck } from '../../media/storage/media-files.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from '../../publishing/request-publication.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ContentFiles, SiteFromFiles } from '../read/read-content-files.ts'
import { type PictureFields, pictureSchema } from '../schemas/value-schemas.ts'
import { readPictureFile } from './read-picture-file.ts'

const AHEAD = availableParallelism()

export interface UsedPicture {
  readonly name: string
  readonly file: string
  readonly credit: string | undefined
  /** What must stay visible, in percent; the middle unless a use says it. */
  readonly focus?: PictureFields['focus']
  /** Alternative text of the first use per language; a use with a different one has its own. */
  readonly alts: Partial<Record<LanguageCode, string>>
}

/** All pictures that the files use. */
export function listPictures({ sites, pages }: ContentFiles): Map<string, UsedPicture> {
  const pictures = new Map<string, UsedPicture>()
  const add = (name: string, file: string, alts: UsedPicture['alts'], { credit, focus }: Particulars = {}) => {
    const known = pictures.get(name)
    pictures.set(name, {
      name,
      file: known?.file ?? file,
      credit: known?.credit ?? credit,
      focus: known?.focus ?? focus,
      alts: { ...alts, ...known?.alts },
    })
  }
  for (const { file, lang, page } of pages) {
    for (const { picture, alt, ...particulars } of findPictures(page)) add(picture, file, { [lang]: alt }, particulars)
  }
  for (const { file, site, texts } of sites) {
    if (site.socialImage) add(site.socialImage.picture, file, altsOf(site.socialImage.alt, texts))
    const { logo, logoAltText } = site.header
    if (logo !== undefined) add(logo, file, altsOf(logoAltText, texts))
  }
  return pictures
}

function altsOf(key: string, texts: SiteFromFiles['texts']): UsedPicture['alts'] {
  return Object.fromEntries([...texts].map(([lang, { value }]) => [lang, value[key]]))
}

type Particulars = Pick<PictureFields, 'credit' | 'focus'>

/** The fields of a picture among those of the block or row that it stands in. */
const namedPictureSchema = z.object(pictureSchema.shape)

function findPictures(value: unknown): PictureFields[] {
  if (typeof value !== 'object' || value === null) return []
  const own = namedPictureSchema.safeParse(value)
  return [...(own.success ? [own.data] : []), ...Object.values(value).flatMap(findPictures)]
}

/**
 * Uploads pictures that the media library lacks, and updates alternative texts.
 *
 * @returns the id of each picture in the media library
 * @throws ContentFileError for a missing picture
 */
export async function uploadPictures(
  payload: Payload,
  pictures: Iterable<UsedPicture>,
  settings: Settings,
  { take = (picture) => readPictureFile(picture, settings.picturesDir), isInPlace = false }: PictureFileProvider = {},
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const known = await findKnown(payload, settings)
  const draw = async (picture: UsedPicture): Promise<DrawnPicture> => {
    const media = known.get(picture.name)
    if (media?.hasFile) return { picture, media, file: undefined }
    return { picture, media, file: await take(picture) }
  }
  for await (const drawn of drawAhead(pictures, draw)) {
    ids.set(drawn.picture.name, await uploadPicture(payload, drawn, isInPlace))
    await setImmediate()
  }
  return ids
}

/** The source of files that the media library lacks. */
export interface PictureFileProvider {
  readonly take?: (picture: UsedPicture) => Promise<File>
  /** The files are already in the folder of the media library under their final names. */
  readonly isInPlace?: boolean
}

interface KnownMedia {
  readonly id: number
  readonly hasFile: boolean
  readonly alts: Readonly<Record<string, unknown>>
}

/** A file that the media library already has is not drawn again. */
type DrawnPicture =
  | { readonly picture: UsedPicture; readonly media: KnownMedia; readonly file: undefined }
  | { readonly picture: UsedPicture; readonly media: KnownMedia | undefined; readonly file: File }

/** Existing media entries by picture name. */
async function findKnown(payload: Payload, settings: Settings): Promise<Map<string, KnownMedia>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { sampleKey: { exists: true } },
    locale: 'all',
    pagination: false,
    depth: 0,
  })
  const isThere = createMediaFileCheck(settings)
  const known = new Map<string, KnownMedia>()
  for (const { id, sampleKey, filename, alt } of docs) {
    const hasFile = Boolean(filename && (await isThere(filename)))
    if (sampleKey) known.set(sampleKey, { id, hasFile, alts: localisedTexts(alt) })
  }
  return known
}

/** Draws a few pictures in advance, because drawing runs in other threads. */
async function* drawAhead(
  pictures: Iterable<UsedPicture>,
  draw: (picture: UsedPicture) => Promise<DrawnPicture>,
): AsyncGenerator<DrawnPicture> {
  const drawings: Promise<DrawnPicture>[] = []
  for (const picture of pictures) {
    const drawing = draw(picture)
    // A failure is reported when the picture is awaited.
    drawing.catch(() => undefined)
    drawings.push(drawing)
    const first = drawings.length > AHEAD ? drawings.shift() : undefined
    if (first) yield first
  }
  yield* drawings
}

async function uploadPicture(payload: Payload, drawn: DrawnPicture, isInPlace: boolean): Promise<number> {
  const { picture, media } = drawn
  if (!drawn.file) {
    await writeAlts(payload, drawn.media.id, picture, drawn.media.alts)
    return drawn.media.id
  }
  const english = picture.alts.en
  if (!english) throw new ContentFileError(picture.file, `the picture “${picture.name}” has no English description`)
  const data = { alt: english, credit: picture.credit ?? null, sampleKey: picture.name, ...focusOf(picture) }
  // A separate context, because the storage plugin records the stored file in it.
  const how = { locale: 'en', file: drawn.file, context: { ...WITHOUT_PUBLICATION_CONTEXT }, depth: 0 } as const
  const options = { collection: 'media', data, overwriteExistingFiles: isInPlace, ...how } as const
  const written = media ? await payload.update({ ...options, id: media.id }) : await payload.create(options)
  await writeAlts(payload, written.id, picture, { en: english })
  return written.id
}

/** As the media library stores it. */
export function focusOf({ focus }: UsedPicture): { focalX?: number; focalY?: number } {
  return focus ? { focalX: focus.x, focalY: focus.y } : {}
}

/** With `locale: 'all'` a localised field has the texts by language. */
function localisedTexts(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Writes all languages at once, directly to the database: 14 saves per picture would cost as much as drawing it. */
async function writeAlts(payload: Payload, id: number, { alts }: UsedPicture, known: Record<string, unknown>) {
  if (LANGUAGE_CODES.every((locale) => alts[locale] === undefined || alts[locale] === known[locale])) return
  await payload.db.updateOne({ collection: 'media', id, data: { alt: { ...known, ...alts } }, returning: false })
}
