import { siteUidOf } from '../publishing/site-uid.ts'
import type { Place } from './form-values.ts'
import { listPictures } from './pictures.ts'
import type { ContentFiles, PageFile, SiteFile } from './read-content-files.ts'

/** The numbers by which the content of files knows itself in the content system. */
export interface World extends Readonly<Place['world']> {
  readonly siteIds: ReadonlyMap<string, number>
}

export function keyOf({ key, lang }: Pick<PageFile, 'key' | 'lang'>): string {
  return `${key}.${lang}`
}

/** The same in every database, so that two of them can be compared. */
export function groupOf(key: string): string {
  return key.replace('/', '-')
}

/** The numbers that an empty content system gives, which counts from 1 in the order of the files. */
export function planWorld(files: ContentFiles): World {
  const used = listPictures(files)
  return {
    used,
    pictures: numbered(used.keys()),
    siteIds: numbered(files.sites.map(({ name }) => name)),
    pageIds: numbered(files.pages.map(keyOf)),
  }
}

function numbered(names: Iterable<string>): Map<string, number> {
  return new Map([...names].map((name, index) => [name, index + 1]))
}

export function uidOf({ site }: SiteFile): string {
  return siteUidOf(site)
}
