import { siteUidOf } from '../../publishing/site-uid.ts'
import { listPictures } from '../pictures/upload-pictures.ts'
import type { ContentFiles, PageFromFiles, SiteFromFiles } from '../read/read-content-files.ts'
import type { ConversionContext } from './field-data.ts'

/** Database ids of the pictures, sites and pages of content files. */
export interface ContentIds extends Readonly<ConversionContext['ids']> {
  readonly siteIds: ReadonlyMap<string, number>
}

export function pageFileKey({ key, lang }: Pick<PageFromFiles, 'key' | 'lang'>): string {
  return `${key}.${lang}`
}

/** The translation group of a page, the same in every database, so that databases can be compared. */
export function translationGroupOf(key: string): string {
  return key.replace('/', '-')
}

/** The ids that an empty database will assign: from 1 in the order of the files. */
export function predictIds(files: ContentFiles): ContentIds {
  const used = listPictures(files)
  return {
    used,
    pictures: numbered(used.keys()),
    siteIds: numbered(files.sites.map(({ name }) => name)),
    pageIds: numbered(files.pages.map(pageFileKey)),
  }
}

function numbered(names: Iterable<string>): Map<string, number> {
  return new Map([...names].map((name, index) => [name, index + 1]))
}

export function siteFileUid({ site }: SiteFromFiles): string {
  return siteUidOf(site)
}
