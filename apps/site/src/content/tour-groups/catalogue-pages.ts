import type { SiteDocument } from '@passepartout/content-model/site'
import type { LinkedPage } from '../store/published-store.ts'

/** Pages found by ids of the catalogue. */
export interface PagesByCatalogueId {
  readonly collections: ReadonlyMap<number, LinkedPage>
  readonly categories: ReadonlyMap<number, LinkedPage>
  readonly subCategories: ReadonlyMap<number, LinkedPage>
}

/** Ids of collections, categories and sub-categories. */
export type CatalogueIds = Readonly<Record<keyof PagesByCatalogueId, readonly number[]>>

/** The language and site from which pages are linked. */
export type LinkingSite = Pick<SiteDocument, 'uid' | 'lang' | 'nakedDomain'>

const CITY = `document ->> '$.categorisation.city'`
/** A collection belongs to one city; a category's page may be about another city, or about none. */
const IN_CITY = `AND coalesce(${CITY}, '') IN ('', ?5)`

/**
 * Queries per kind for the pages of a language by catalogue id, the best first: the site's own, then those about the city.
 * Conditions match those of the published store's indexes, so that SQLite uses them. Parameters: language, ids as JSON, naked
 * domain, uid of the site, city.
 */
export const CATALOGUE_PAGES_SQL_BY_KIND: Readonly<Record<keyof PagesByCatalogueId, string>> = {
  collections: queryFor('collectionPage', 'collectionId'),
  categories: queryFor('categoryPage', 'categoryId', IN_CITY),
  subCategories: queryFor('subCategoryPage', 'subCategoryId', IN_CITY),
}

function queryFor(pageType: string, field: string, more = ''): string {
  const id = `document ->> '$.categorisation.${field}'`
  return `
    SELECT ${id} AS id, uid, title, translation_group AS translationGroup FROM page
    WHERE json_valid(document) AND page_type = '${pageType}' AND kind = 'page' AND no_index = 0
      AND lang = ?1 AND ${id} IN (SELECT value FROM json_each(?2)) ${more}
      AND uid NOT LIKE '%copy'
      AND site_uid IN (SELECT uid FROM site WHERE json_valid(document) AND document ->> '$.nakedDomain' = ?3 AND lang = ?1)
    ORDER BY site_uid = ?4 DESC, ${CITY} = ?5 DESC, uid`
}
