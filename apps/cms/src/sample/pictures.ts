import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { WITHOUT_PUBLICATION } from '../publication/request-publication.ts'
import type { Settings } from '../settings.ts'
import type { Sample, SampleSiteFile } from './read-sample.ts'
import { SampleError } from './sample-error.ts'

/** The longer side of an uploaded picture in pixels: twice what the widest place shows. */
const LONGER_SIDE = 2400

export interface UsedPicture {
  readonly name: string
  readonly file: string
  readonly credit: string | undefined
  /** The description of the first use in each language; a place that says it differently keeps its own words. */
  readonly alts: Partial<Record<LanguageCode, string>>
}

/** Every picture that the sample names, once. */
export function listPictures({ sites, pages }: Sample): Map<string, UsedPicture> {
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
  }
  return pictures
}

function altsOf(key: string, texts: SampleSiteFile['texts']): UsedPicture['alts'] {
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
 * @throws SampleError for a picture that nobody has drawn
 */
export async function uploadPictures(
  payload: Payload,
  pictures: Iterable<UsedPicture>,
  settings: Settings,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const picture of pictures) {
    ids.set(picture.name, await uploadPicture(payload, picture, settings))
    await setImmediate()
  }
  return ids
}

async function uploadPicture(payload: Payload, picture: UsedPicture, settings: Settings): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { sampleKey: { equals: picture.name } },
    locale: 'all',
    limit: 1,
    depth: 0,
  })
  const [known] = docs
  if (known?.filename && existsSync(join(settings.mediaDir, known.filename))) {
    await writeAlts(payload, known.id, picture, localisedTexts(known.alt))
    return known.id
  }
  const english = picture.alts.en
  if (!english) throw new SampleError(picture.file, `the picture “${picture.name}” has no English description`)
  const file = await rasterise(picture, settings.picturesDir)
  const data = { alt: english, credit: picture.credit ?? null, sampleKey: picture.name }
  const options = { collection: 'media', locale: 'en', data, file, context: WITHOUT_PUBLICATION, depth: 0 } as const
  const media = known ? await payload.update({ ...options, id: known.id }) : await payload.create(options)
  await writeAlts(payload, media.id, picture, { en: english })
  return media.id
}

/** With `locale: 'all'` a localised field holds the texts by language. */
function localisedTexts(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

async function writeAlts(payload: Payload, id: number, { alts }: UsedPicture, known: Record<string, unknown>) {
  for (const locale of LANGUAGE_CODES) {
    const alt = alts[locale]
    if (alt === undefined || known[locale] === alt) continue
    await payload.update({
      collection: 'media',
      id,
      locale,
      data: { alt },
      context: WITHOUT_PUBLICATION,
      depth: 0,
    })
  }
}

async function rasterise({ name, file }: UsedPicture, folder: string) {
  const path = join(folder, `${name}.svg`)
  if (!existsSync(path)) throw new SampleError(file, `there is no picture “${name}” (${path})`)
  const { width = LONGER_SIDE, height = LONGER_SIDE } = await sharp(path).metadata()
  const density = (72 * LONGER_SIDE) / Math.max(width, height)
  const data = await sharp(path, { density })
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' })
    .jpeg({ quality: 84 })
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.byteLength }
}
