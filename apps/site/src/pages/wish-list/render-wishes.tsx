import { WISH_LIST_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { Rendering } from '../../cache/rendered-page.ts'
import { ProductCards } from '../../products/card/product-cards.tsx'
import type { SiteFormTarget } from '../../request/address/site-form-target.ts'
import { addressOfWishes, type WishesRequest, withDaysAndParty } from '../../request/address/wishes-address.ts'
import { toCacheableVisit, type Visit } from '../../request/visit.ts'
import { IconSprite } from '../../ui/icon/icon-sprite.tsx'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { ComparePageView } from '../compare/view.tsx'
import { UnlistedPageTags } from '../document/head.tsx'
import { analyticsProductsOf, NO_PAGE_ANALYTICS } from '../metadata/page-analytics.ts'
import { renderDocument, toDocumentResponse } from '../render-document.tsx'
import type { RenderServices } from '../render-services.ts'
import { withLanguageLinks } from '../with-language-links.ts'
import { loadWishes } from './load-wishes.ts'
import { WishListView } from './view.tsx'

/**
 * Renders a wish list or a comparison.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderWishes(
  asked: WishesRequest,
  visit: Visit,
  services: RenderServices,
): Promise<Rendering | undefined> {
  const here = toCacheableVisit(visit)
  const wishes = await loadWishes(asked.tgids, here, services)
  if (!wishes) return undefined
  const addressIn = (form: SiteFormTarget) => addressOfWishes(withDaysAndParty(form, visit.choice), asked)
  const page = withLanguageLinks(wishes.page, WISH_LIST_PATH_SEGMENT, addressIn, services)
  const isCompared = asked.part === 'compare'
  const title = `${page.t(isCompared ? 'compare.title' : 'wishes.title')} · ${page.site.name}`
  const View = isCompared ? ComparePageView : WishListView
  const module = isCompared ? 'pages/compare/view.tsx' : 'pages/wish-list/view.tsx'
  const { dependencies, ...shown } = wishes
  const view = <View {...shown} page={page} />
  const measured = { ...NO_PAGE_ANALYTICS, products: analyticsProductsOf(shown.products, page) }
  const html = renderDocument(page, <UnlistedPageTags title={title} />, [module], view, { ...services, measured })
  return toDocumentResponse(page, 200, html, dependencies, services)
}

/** A row of cards to be inserted into a page, with the icons that they use. */
export async function renderProductCards(
  tgids: readonly number[],
  visit: Visit,
  services: RenderServices,
): Promise<string> {
  const wishes = await loadWishes(tgids, toCacheableVisit(visit), services)
  if (!wishes || wishes.products.length === 0) return ''
  return renderMarkup(
    <>
      <ProductCards
        products={wishes.products}
        page={wishes.page}
        days={wishes.days}
        layout="carousel"
        id="recently-viewed-list"
        headingId="recently-viewed-heading"
      />
      <IconSprite />
    </>,
  )
}
