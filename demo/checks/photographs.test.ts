import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildContentDocuments } from '../../apps/cms/src/content-files/import/build-content-documents.ts'
import { listPictures } from '../../apps/cms/src/content-files/pictures/upload-pictures.ts'
import { readContentFiles } from '../../apps/cms/src/content-files/read/read-content-files.ts'
import { loadCatalogueSource } from '../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import { pictureName } from '../../apps/sandbox/src/images/originals.ts'

const FOLDER = join(import.meta.dirname, '../photographs')
const PICTURES = join(FOLDER, 'pictures')
const names = readdirSync(PICTURES).flatMap((file) => pictureName(file) ?? [])
const files = readContentFiles(join(FOLDER, 'content'))

describe('the sample with photographs', () => {
  test('has thirteen products, each with photographs alone', () => {
    expect(loadCatalogueSource(join(FOLDER, 'catalogue'), new Set(names)).tourGroups).toHaveLength(13)
  })

  test('has a page of each kind in three languages, whose pictures all exist and are described', async () => {
    const { pages } = await files
    const kinds = new Set(pages.map(({ page }) => page.landingPageKind ?? page.pageType))
    expect(kinds).toEqual(new Set(['homePage', 'collectionPage', 'TravelGuide', 'contentPage']))
    const used = [...listPictures(await files).values()]
    expect(used.filter(({ name }) => !names.includes(name)).map(({ name }) => name)).toEqual([])
    expect(used.filter(({ alts }) => !alts.en || !alts.de || !alts.ar).map(({ name }) => name)).toEqual([])
  })

  test('says what must stay in sight where a picture is cut, as an editor does', async () => {
    const sizes = new Map(names.map((name) => [name, { width: 1024, height: 768 }]))
    const documents = buildContentDocuments(await files, sizes, '2026-11-27T12:00:00.000Z')
    const homes = documents.pages.filter(({ document }) => document.pageType === 'homePage')
    expect(homes.map(({ document }) => document.heroImage?.focalPoint)).toEqual(
      Array.from({ length: 3 }, () => ({ x: 0.71, y: 0.48 })),
    )
  })
})

describe('each photograph', () => {
  const licences = readFileSync(join(FOLDER, 'LICENCES.md'), 'utf8')

  test.each(names)('%s has an author, a source and a licence', (name) => {
    const row = licences.split('\n').find((line) => line.startsWith(`| \`${name}.jpg\` |`))
    const [author, source, licence] = row?.split('|').slice(2, 5) ?? []
    expect([author?.trim(), source?.trim(), licence?.trim()]).not.toContain('')
    expect(licence).toMatch(/CC0|public domain|MIT/)
  })

  test.each(names)('%s is small, and tells nothing of a camera', async (name) => {
    const path = join(PICTURES, `${name}.jpg`)
    const { width, height, exif } = await sharp(path).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
    expect([statSync(path).size <= 180 * 1024, exif]).toEqual([true, undefined])
  })
})
