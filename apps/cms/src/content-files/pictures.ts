import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { File, Payload } from 'payload'
import sharp from 'sharp'
import { mediaFileFinder } from '../media/storage/media-file-finder.ts'
import { WITHOUT_PUBLICATION } from '../publishing/request-publication.ts'
import type { Settings } from '../server/settings.ts'
import { ContentFileError } from './content-file-error.ts'
import type { ContentFiles, SiteFile } from './read-content-files.ts'

/** The longer side of an uploaded picture in pixels: twice what the widest place shows. */
const LONGER_SIDE = 2400

const AHEAD = availableParallelism()

export interface UsedPicture {
  readonly name: string
  readonly file: string
  readonly credit: string | undefined
  /** The description of the first use in each language; a place that says it differently keeps its own words. */
  readonly alts: Partial<Record<LanguageCode, string>>
}

/** Every picture that the files name, once. */
export function listPictures({ sites, pages }: ContentFiles): Map<string, UsedPicture> {
  const pictures = new Map<string, UsedPicture>()
  const note = (name: string, file: string, alts: UsedPicture['alts'], credit?: string) => {
    const known = pictures.get(name)
    pictures.set(name, {
      name,
      file: known?.file ?? file,
      credit: known?.credit ?? credit,
      alts: { ...alts, ...known?.alts },
    })
  }
  for (const { file, lang, page } of pages) {
    for (const { picture, alt, credit } of findPictures(page)) note(picture, file, { [lang]: alt }, credit)
  }
  for (const { file, site, texts } of sites) {
    if (site.socialImage) note(site.socialImage.picture, file, altsOf(site.socialImage.alt, texts))
    const { logo, logoAltText } = site.header
    if (logo !== undefined) note(logo, file, altsOf(logoAltText, texts))
  }
  return pictures
}

function altsOf(key: string, texts: SiteFile['texts']): UsedPicture['alts'] {
  return Object.fromEntries([...texts].map(([lang, { value }]) => [lang, value[key]]))
}

interface NamedPicture {
  readonly picture: string
  readonly alt: string
  readonly credit?: string
}

function findPictures(value: unknown): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'picture' in value && 'alt' in value ? [toPicture(value)] : []
  return [...own, ...Object.values(value).flatMap(findPictures)]
}

function toPicture(value: { picture: unknown; alt: unknown; credit?: unknown }): NamedPicture {
  const credit = value.credit === undefined ? {} : { credit: String(value.credit) }
  return { picture: String(value.picture), alt: String(value.alt), ...credit }
}

/**
 * Uploads each picture that the media library lacks, and brings descriptions up to date.
 *
 * @returns the number of each picture in the media library
 * @throws ContentFileError for a picture that nobody has drawn
 */
export async function uploadPictures(
  payload: Payload,
  pictures: Iterable<UsedPicture>,
  settings: Settings,
  { take = (picture) => rasterise(picture, settings.picturesDir), isInPlace = false }: PictureSource = {},
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

/** Where the files of pictures come from that the media library lacks. */
export interface PictureSource {
  readonly take?: (picture: UsedPicture) => Promise<File>
  /** They are taken from the folder of the media library itself, and keep their names there. */
  readonly isInPlace?: boolean
}

interface KnownMedia {
  readonly id: number
  readonly hasFile: boolean
  readonly alts: Readonly<Record<string, unknown>>
}

/** A file that the media library has already is not drawn again. */
type DrawnPicture =
  | { readonly picture: UsedPicture; readonly media: KnownMedia; readonly file: undefined }
  | { readonly picture: UsedPicture; readonly media: KnownMedia | undefined; readonly file: File }

/** What the media library has of these pictures, by the names of the pictures. */
async function findKnown(payload: Payload, settings: Settings): Promise<Map<string, KnownMedia>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { sampleKey: { exists: true } },
    locale: 'all',
    pagination: false,
    depth: 0,
  })
  const isThere = mediaFileFinder(settings)
  const known = new Map<string, KnownMedia>()
  for (const { id, sampleKey, filename, alt } of docs) {
    const hasFile = Boolean(filename && (await isThere(filename)))
    if (sampleKey) known.set(sampleKey, { id, hasFile, alts: localisedTexts(alt) })
  }
  return known
}

/** Draws a few pictures ahead of the one that is written, because they are drawn in other threads. */
async function* drawAhead(
  pictures: Iterable<UsedPicture>,
  draw: (picture: UsedPicture) => Promise<DrawnPicture>,
): AsyncGenerator<DrawnPicture> {
  const drawings: Promise<DrawnPicture>[] = []
  for (const picture of pictures) {
    const drawing = draw(picture)
    // A failure counts when its turn has come.
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
  const data = { alt: english, credit: picture.credit ?? null, sampleKey: picture.name }
  // A context of its own: the plugin of a bucket notes in it which file it stored.
  const how = { locale: 'en', file: drawn.file, context: { ...WITHOUT_PUBLICATION }, depth: 0 } as const
  const options = { collection: 'media', data, overwriteExistingFiles: isInPlace, ...how } as const
  const written = media ? await payload.update({ ...options, id: media.id }) : await payload.create(options)
  await writeAlts(payload, written.id, picture, { en: english })
  return written.id
}

/** With `locale: 'all'` a localised field holds the texts by language. */
function localisedTexts(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** All languages in one write, past the form, which takes one at a time: 14 saves of a picture would cost as much as its drawing. */
async function writeAlts(payload: Payload, id: number, { alts }: UsedPicture, known: Record<string, unknown>) {
  if (LANGUAGE_CODES.every((locale) => alts[locale] === undefined || alts[locale] === known[locale])) return
  await payload.db.updateOne({ collection: 'media', id, data: { alt: { ...known, ...alts } }, returning: false })
}

/** @param folder of the drawings */
export async function rasterise({ name, file }: UsedPicture, folder: string): Promise<File> {
  const path = join(folder, `${name}.svg`)
  if (!existsSync(path)) throw new ContentFileError(file, `there is no picture “${name}” (${path})`)
  const halves = await cutInHalves(path)
  const data = await sharp(halves, { join: { across: halves.length } })
    .jpeg({ quality: 84 })
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.byteLength }
}

/** The left and the right half of a drawing at full size: wider than 2,000 pixels is drawn in tiles, at twice the cost. */
async function cutInHalves(path: string): Promise<Buffer[]> {
  const [svg, { width = LONGER_SIDE, height = LONGER_SIDE }] = await Promise.all([
    readFile(path, 'utf8'),
    sharp(path).metadata(),
  ])
  const scale = LONGER_SIDE / Math.max(width, height)
  const half = width / 2
  const cut = (left: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(half * scale)}" height="${Math.round(height * scale)}" viewBox="${left} 0 ${half} ${height}">${svg}</svg>`
  return [cut(0), cut(half)].map((drawing) => Buffer.from(drawing))
}
