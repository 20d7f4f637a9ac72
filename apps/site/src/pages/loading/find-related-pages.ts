import { cacheTag } from '@passepartout/content-model/cache-tags'
import { type PageReference, pageReferenceKey } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { LoadedBlock } from '../../blocks/block.ts'
import type { NamedId, ProductCard } from '../../catalogue/product.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import { isListPage } from '../../content/document/main-list.ts'
import type { PageCard } from '../../content/document/page-card.ts'
import type { LinkedPage } from '../../content/store/published-store.ts'
import { SUB_CATEGORY_ID_PREFIX } from './load-automated-header-menu.ts'

/** A page of what is listed, by the catalogue's name in the visit's language. */
export interface SubCategoryLink {
  readonly label: string
  readonly reference: PageReference
  /** The page itself. */
  readonly isHere: boolean
}

/** What a list page leads to besides its tour groups: pages about what these belong to. */
export interface RelatedPageLinks {
  /** Kinds, for the bar below the header; fewer than two are none. */
  readonly subCategories: readonly SubCategoryLink[]
  /** Kinds of several tour groups that have no page, where others have: filters of the page's list, beside them. */
  readonly filteredKinds: readonly NamedId[]
  /** Collections that share tour groups with this page, itself left out; kinds stand beside a lone one. */
  readonly related: readonly PageCard[]
  /** Where they are, by `pageReferenceKey`. */
  readonly links: ReadonlyMap<string, LinkedPage>
  /** Purged when any of the above changes. */
  readonly tags: readonly string[]
}

const MOST_SUB_CATEGORIES = 12
const MOST_FILTERED = 6
const MOST_RELATED = 4

export const NO_RELATED_PAGES: RelatedPageLinks = {
  subCategories: [],
  filteredKinds: [],
  related: [],
  links: new Map(),
  tags: [],
}

interface NearSources {
  readonly site: SiteDocument
  readonly content: Pick<ContentCache, 'cataloguePages' | 'pageCards'>
  /** What the header has for the site's city; empty where it is not made from the catalogue. */
  readonly menu: readonly MenuItem[]
}

/** No call of its own: what is listed says what it belongs to, and the published store what has a page. */
export function findRelatedPages(
  document: PageDocument,
  blocks: readonly LoadedBlock[],
  { site, content, menu }: NearSources,
): RelatedPageLinks {
  if (!isListPage(document)) return NO_RELATED_PAGES
  const listed = blocks.flatMap(({ block, data }) =>
    block.type === 'productList' && data && 'products' in data ? ('all' in data && data.all) || data.products : [],
  )
  const kinds = mostFirst(listed, ({ primarySubCategory }) => primarySubCategory)
  const themes = mostFirst(listed, ({ primaryCollection }) => primaryCollection)
  const pages = content.cataloguePages(site, document.categorisation.city ?? '', {
    collections: themes.map(({ id }) => id),
    categories: [],
    subCategories: kinds.map(({ id }) => id),
  })
  const own = kinds.flatMap(({ id, displayName }) => {
    const target = pages.subCategories.get(id)
    return target ? [{ label: displayName, reference: { uid: target.uid }, isHere: target.uid === document.uid }] : []
  })
  const siblings = subCategoriesOf(menu, document.uid)
  const subCategories = siblings.some(({ isHere }) => isHere) ? siblings : own
  const elsewhere = (target: LinkedPage | undefined) =>
    target && target.uid !== document.uid ? [{ uid: target.uid }] : []
  const filteredKinds =
    subCategories === own && own.length > 1
      ? kinds.filter(({ id, count }) => count > 1 && !pages.subCategories.has(id))
      : []
  const collections = themes.flatMap(({ id }) => elsewhere(pages.collections.get(id)))
  const beside = collections.length === 1 ? kinds.flatMap(({ id }) => elsewhere(pages.subCategories.get(id))) : []
  const targets = [...pages.collections.values(), ...pages.subCategories.values()]
  return {
    subCategories: subCategories.length > 1 ? subCategories.slice(0, MOST_SUB_CATEGORIES) : [],
    filteredKinds: filteredKinds.slice(0, MOST_FILTERED),
    related: content.pageCards([...collections, ...beside].slice(0, MOST_RELATED), site.lang),
    links: new Map(targets.map((target) => [pageReferenceKey(target), target])),
    tags: targets.map(({ translationGroup }) => cacheTag.pageLink(translationGroup)),
  }
}

/** The kinds that the city has, as a header knows them that is made from the catalogue. */
function subCategoriesOf(menu: readonly MenuItem[], uid: string): readonly SubCategoryLink[] {
  return menu
    .flatMap(({ items }) => items)
    .flatMap(({ id, label, action }) =>
      id.startsWith(SUB_CATEGORY_ID_PREFIX) && action?.type === 'REFERENCE'
        ? [{ label, reference: { uid: action.uid }, isHere: action.uid === uid }]
        : [],
    )
}

/** A kind or a theme, and how many products belong to it. */
type Counted = NamedId & { readonly count: number }

/** What the most of them belong to first; of equally many, what was met first. */
function mostFirst(
  products: readonly ProductCard[],
  belongsTo: (product: ProductCard) => NamedId | undefined,
): readonly Counted[] {
  const named = products.flatMap((product) => belongsTo(product) ?? [])
  return [...Map.groupBy(named, ({ id }) => id).values()]
    .flatMap((same) => same.slice(0, 1).map((first) => ({ ...first, count: same.length })))
    .toSorted((one, other) => other.count - one.count)
}

/** The pages near by in the form of a block that editors have, too; one alone is no list, and not shown. */
export function relatedPagesBlocks({ related: pages }: RelatedPageLinks, title: string): readonly LoadedBlock[] {
  if (pages.length < 2) return []
  return [{ block: { id: 'related', type: 'relatedPages', title, pages: [] }, data: { pages } }]
}
