import { cacheTag } from '@passepartout/content-model/cache-tags'
import { type NavigationAction, pageReferenceKey } from '@passepartout/content-model/navigation'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { CityTaxonomy, NamedId } from '../../catalogue/product.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import { headerAndFooterReferences } from '../../content/links/page-relations.ts'
import type { LinkedPage } from '../../content/store/published-store.ts'
import type { PagesByCatalogueId } from '../../content/tour-groups/catalogue-pages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { WithFallback } from '../../operations/with-fallback.ts'

const MAX_ENTRIES = 12
/** How the ids of entries begin that lead to a sub-category. */
export const SUB_CATEGORY_ID_PREFIX = 'sub-category-'

/** A menu, and where its entries lead, by `pageReferenceKey`. */
export interface AutomatedHeaderMenu {
  readonly items: readonly MenuItem[]
  readonly links: ReadonlyMap<string, LinkedPage>
}

interface MenuSources {
  readonly content: Pick<ContentCache, 'cataloguePages'>
  readonly catalogue: Pick<Catalogue, 'cityOffer'>
  readonly translate: Translate
  readonly settle: WithFallback
}

/** The menu of a site whose header is automated; the manual items stand where it cannot be loaded, too. */
export function loadHeaderMenu(
  site: SiteDocument,
  sources: MenuSources,
  context: CatalogueContext,
): Promise<AutomatedHeaderMenu | undefined> {
  return sources.settle('automated header menu', loadAutomatedHeaderMenu(site, sources, context), undefined)
}

/** The pages that a frame without a page around it leads to, those of its automated menu among them. */
export function headerAndFooterLinks(
  site: SiteDocument,
  menu: AutomatedHeaderMenu | undefined,
  content: Pick<ContentCache, 'links'>,
): ReadonlyMap<string, LinkedPage> {
  return new Map([...content.links(headerAndFooterReferences(site), site.lang), ...(menu?.links ?? [])])
}

/**
 * Specification, section 3, "Header data": the menu of a site whose header is automated, made from what the catalogue
 * has in its city.
 *
 * @returns `undefined` when the manual items stand: the header is not automated, the catalogue cannot say, or there is a
 * page for nothing that it has
 */
async function loadAutomatedHeaderMenu(
  site: SiteDocument,
  { content, catalogue, translate }: Omit<MenuSources, 'settle'>,
  context: CatalogueContext,
): Promise<AutomatedHeaderMenu | undefined> {
  const city = site.header.city?.trim()
  if (!site.header.hasAutomatedHeader || !city) return undefined
  // Names cost the same in every currency: one answer serves all visits.
  const offer = await catalogue.cityOffer(city, { ...context, currency: site.defaultCurrency })
  if (!offer) return undefined
  const pages = content.cataloguePages(site, city, {
    collections: offer.collections.map(({ id }) => id),
    categories: offer.categories.map(({ id }) => id),
    subCategories: offer.categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id)),
  })
  const items = buildAutomatedHeaderMenu(offer, pages, translate('menu.experiences'))
  const targets = Object.values(pages).flatMap((found) => [...found.values()])
  context.dependencies.tag(...targets.map(({ translationGroup }) => cacheTag.pageLink(translationGroup)))
  return items.length === 0
    ? undefined
    : { items, links: new Map(targets.map((target) => [pageReferenceKey(target), target])) }
}

/**
 * The city's collections, then each category with its sub-categories; what has no page is left out, and so is a group of
 * which nothing stays.
 *
 * @param label of the group of collections
 */
export function buildAutomatedHeaderMenu(offer: CityTaxonomy, pages: PagesByCatalogueId, label: string): MenuItem[] {
  const groups: MenuItem[] = [
    { id: 'collections', label, items: buildEntries('collection-', offer.collections, pages.collections) },
    ...offer.categories.map((category) => ({
      id: `category-${category.id}`,
      label: category.displayName,
      ...buildAction(category, pages.categories),
      items: buildEntries(SUB_CATEGORY_ID_PREFIX, category.subCategories, pages.subCategories),
    })),
  ]
  return groups.filter(({ items }) => items.length > 0)
}

type Pages = ReadonlyMap<number, LinkedPage>

function buildEntries(prefix: string, offered: readonly NamedId[], pages: Pages): MenuItem['items'] {
  return offered
    .flatMap((one) => {
      const { action } = buildAction(one, pages)
      return action ? [{ id: `${prefix}${one.id}`, label: one.displayName, action }] : []
    })
    .slice(0, MAX_ENTRIES)
}

function buildAction({ id, displayName }: NamedId, pages: Pages): { action?: NavigationAction } {
  const page = pages.get(id)
  if (!page) return {}
  return { action: { type: 'REFERENCE', uid: page.uid, newTab: false, label: displayName, appearance: 'link' } }
}
