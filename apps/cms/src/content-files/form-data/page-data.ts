import type { Page } from '../../payload-types.ts'
import { ContentFileError } from '../read/content-file-error.ts'
import type { PageFromFiles } from '../read/read-content-files.ts'
import type { PageContent } from '../schemas/file-schemas.ts'
import { blockFormData } from './block-data.ts'
import { type ContentIds, pageFileKey, translationGroupOf } from './content-ids.ts'
import { bookingData, findPageId, pictureData } from './field-data.ts'

type PageData = Omit<Partial<Page>, 'id' | 'site'> & Pick<Page, 'site'>

/** Converts a page of the files to form data, published. */
export function pageData({ page, lang, key, siteName, hash, file }: PageFromFiles, ids: ContentIds): PageData {
  const context = { lang, file, ids }
  const site = ids.siteIds.get(siteName)
  if (site === undefined) throw new ContentFileError(file, `there is no site “${siteName}”`)
  const { meta, hero, parent } = page
  return {
    site,
    lang,
    _status: 'published',
    sampleKey: pageFileKey({ key, lang }),
    sampleHash: hash,
    ...commonData(page),
    translationGroup: translationGroupOf(key),
    categorisation: categorisationData(page.categorisation),
    rightHour: rightHourData(page.rightHour),
    parent: parent === undefined ? null : findPageId(parent, context),
    heroImage: pictureData(hero, context),
    meta: {
      title: meta.title,
      description: meta.description,
      noIndex: meta.noIndex ?? false,
      image: pictureData(meta.image, context),
    },
    blocks: page.blocks.map((block, index) => blockFormData(block, `${key}.${lang}.${index}`, context)),
  }
}

function categorisationData({ city, country, ...numbers }: PageContent['categorisation']) {
  return {
    city: city ?? null,
    country: country ?? null,
    collectionId: numbers.collectionId ?? null,
    categoryId: numbers.categoryId ?? null,
    subCategoryId: numbers.subCategoryId ?? null,
    tgid: numbers.tgid ?? null,
  }
}

function rightHourData({ facing, lights, notes = [], tides = [] }: PageContent['rightHour'] = {}) {
  return {
    facing: facing ?? null,
    lightsFrom: lights?.from ?? null,
    lightsUntil: lights?.until ?? null,
    hourNotes: linesOf(notes.map(({ seenOn, text }) => `${seenOn} ${text}`)),
    tides: linesOf(tides.map(({ date, time, level }) => `${date} ${time} ${level}`)),
  }
}

function linesOf(rows: readonly string[]): string | null {
  return rows.length > 0 ? rows.join('\n') : null
}

function commonData({ title, path, kind, pageType, ...page }: PageContent) {
  return {
    title,
    path,
    kind,
    pageType,
    pageSubType: page.pageSubType ?? null,
    landingPageKind: page.landingPageKind ?? null,
    kicker: page.kicker ?? null,
    standfirst: page.standfirst ?? null,
    booking: bookingData(page.booking),
  }
}
