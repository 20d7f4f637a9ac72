import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageReference } from '@passepartout/content-model/navigation'
import { derivedFieldsOf } from '../../collections/derived-fields.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Media, Page, Site } from '../../payload-types.ts'
import { type BuildResult, buildPageDocument } from '../../publishing/build/build-page-document.ts'
import { buildSiteDocument } from '../../publishing/build/build-site-document.ts'
import type { PublishedContent, PublishedPage } from '../../publishing/published-store.ts'
import { referencesOf } from '../../publishing/publisher.ts'
import { type ContentIds, predictIds, siteFileUid } from '../form-data/content-ids.ts'
import { PAGE_FORM_FIELDS, SITE_FORM_FIELDS } from '../form-data/form-fields.ts'
import { pageData } from '../form-data/page-data.ts'
import { siteData } from '../form-data/site-data.ts'
import { focusOf } from '../pictures/upload-pictures.ts'
import type { PictureSize } from '../pictures/write-media-files.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { ContentFiles, PageFromFiles, SiteFromFiles } from '../read/read-content-files.ts'

/**
 * Builds the documents that the publisher would build after writing the files into an empty database.
 *
 * @param sizes of the pictures, by name
 * @param writtenAt ISO 8601 time of the last change of pages
 * @throws ContentFileError for the first document with a fault
 */
export function buildContentDocuments(
  files: ContentFiles,
  sizes: ReadonlyMap<string, PictureSize>,
  writtenAt: string,
): PublishedContent {
  const ids = predictIds(files)
  const media = new Map(LANGUAGE_CODES.map((lang) => [lang, mediaIn(lang, ids, sizes)]))
  const siteUids = new Map(files.sites.map((file) => [file.name, siteFileUid(file)]))
  const forms = files.pages.map((file) => formOf(file, ids, siteUids, writtenAt))
  const pages = new Map(forms.map(({ id, uid, kind }) => [id, uid ? { uid, kind } : null]))
  return {
    pages: files.pages.flatMap((file, index) => {
      const form = forms[index]
      const siteUid = siteUids.get(file.siteName)
      const lookups = { media: media.get(file.lang) ?? new Map(), pages, siteUid, fields: PAGE_FORM_FIELDS }
      return form ? [publishedPage(file, form, lookups)] : []
    }),
    sites: files.sites.flatMap((file) => siteDocuments(file, ids, media, pages)),
    redirects: [],
    tags: [],
  }
}

type MediaById = ReadonlyMap<number, Media>
type PagesById = ReadonlyMap<number, PageReference | null>

function mediaIn(
  lang: LanguageCode,
  { used, pictures }: ContentIds,
  sizes: ReadonlyMap<string, PictureSize>,
): MediaById {
  const media = [...used.values()].map((picture): [number, Media] => {
    const { name, alts, credit } = picture
    const id = pictures.get(name) ?? 0
    const texts = { alt: alts[lang] ?? '', credit: credit ?? null, ...focusOf(picture) }
    return [id, { id, createdAt: '', updatedAt: '', filename: `${name}.jpg`, ...texts, ...sizes.get(name) }]
  })
  return new Map(media)
}

function formOf(file: PageFromFiles, ids: ContentIds, siteUids: ReadonlyMap<string, string>, writtenAt: string): Page {
  const data = pageData(file, ids)
  const derived = derivedFieldsOf(data, siteUids.get(file.siteName), writtenAt)
  const id = ids.pageIds.get(data.sampleKey ?? '') ?? 0
  return { id, createdAt: writtenAt, updatedAt: writtenAt, ...data, ...derived } as Page
}

function publishedPage(
  file: PageFromFiles,
  form: Page,
  lookups: Parameters<typeof buildPageDocument>[1],
): PublishedPage {
  const built = buildPageDocument(form, lookups)
  requireWhole(file.file, built)
  return { document: built.document, references: referencesOf(built) }
}

function siteDocuments(
  file: SiteFromFiles,
  ids: ContentIds,
  media: ReadonlyMap<LanguageCode, MediaById>,
  pages: PagesById,
) {
  const { host, folder = null } = file.site
  return [...file.texts.keys()].map((lang) => {
    const data = siteData(file, { lang, file: file.file, ids })
    const site = { ...data, id: 0, uid: siteFileUid(file), host, folder } as Site
    const built = buildSiteDocument(site, lang, {
      media: media.get(lang) ?? new Map(),
      pages,
      fields: SITE_FORM_FIELDS,
    })
    requireWhole(file.file, built)
    return built.document
  })
}

function requireWhole<Document>(
  file: string,
  built: BuildResult<Document>,
): asserts built is BuildResult<Document> & { ok: true } {
  if (built.ok) return
  throw new ContentFileError(file, built.reasons.map((reason) => formatMessage('en', reason)).join(' '))
}
