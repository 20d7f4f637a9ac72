import type { Page } from '../payload-types.ts'
import { ContentFileError } from './content-file-error.ts'
import type { PageContent } from './file-schemas.ts'
import { fillBlock } from './fill-block.ts'
import { bookingData, findPage, pictureData } from './form-values.ts'
import type { PageFile } from './read-content-files.ts'
import { groupOf, keyOf, type World } from './world.ts'

type PageData = Omit<Partial<Page>, 'id' | 'site'> & Pick<Page, 'site'>

/** A page of a file as the form that an editor would have filled in and published. */
export function pageData({ page, lang, key, siteName, hash, file }: PageFile, world: World): PageData {
  const place = { lang, file, world }
  const site = world.siteIds.get(siteName)
  if (site === undefined) throw new ContentFileError(file, `there is no site “${siteName}”`)
  const { meta, hero, parent } = page
  return {
    site,
    lang,
    _status: 'published',
    sampleKey: keyOf({ key, lang }),
    sampleHash: hash,
    ...commonData(page),
    translationGroup: groupOf(key),
    categorisation: categorisationData(page.categorisation),
    parent: parent === undefined ? null : findPage(parent, place),
    heroImage: pictureData(hero, place),
    meta: {
      title: meta.title,
      description: meta.description,
      noIndex: meta.noIndex ?? false,
      image: pictureData(meta.image, place),
    },
    blocks: page.blocks.map((block, index) => fillBlock(block, `${key}.${lang}.${index}`, place)),
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
