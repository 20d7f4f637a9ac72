import { WISHES_FOLDER } from '@passepartout/content-model/page-kind'
import type { Rendering } from '../../cache/rendered-page.ts'
import { ProductCards } from '../../products/card/product-cards.tsx'
import type { SiteForm } from '../../request/address/site-form.ts'
import { addressOfWishes, type WishesRequest, withDaysAndParty } from '../../request/address/wishes-address.ts'
import { asShared, type Visit } from '../../request/visit.ts'
import { IconSprite } from '../../ui/icon/icon-sprite.tsx'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { ComparePageView } from '../compare/view.tsx'
import { measuredProducts, NOTHING_MEASURED } from '../description/measured-page.ts'
import { renderDocument, toDocument } from '../render-document.tsx'
import type { RenderServices } from '../render-services.ts'
import { withLanguages } from '../with-languages.ts'
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
  const here = asShared(visit)
  const wishes = await loadWishes(asked.tgids, here, services)
  if (!wishes) return undefined
  const { dependencies } = wishes
  const addressIn = (form: SiteForm) => addressOfWishes(withDaysAndParty(form, visit.choice), asked)
  const page = withLanguages(wishes.page, WISHES_FOLDER, addressIn, services)
  const isCompared = asked.part === 'compare'
  const head = (
    <>
      <title>{`${page.t(isCompared ? 'compare.title' : 'wishes.title')} · ${page.site.name}`}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  )
  const View = isCompared ? ComparePageView : WishListView
  const module = isCompared ? 'pages/compare/view.tsx' : 'pages/wish-list/view.tsx'
  const { products, days, available } = wishes
  const view = <View page={page} products={products} days={days} available={available} />
  const measured = { ...NOTHING_MEASURED, products: measuredProducts(products, page) }
  const html = renderDocument(page, head, [module], view, { ...services, measured })
  return toDocument(page, 200, html, dependencies, services)
}

/** A row of cards to be inserted into a page, with the icons that they use. */
export async function renderCards(tgids: readonly number[], visit: Visit, services: RenderServices): Promise<string> {
  const wishes = await loadWishes(tgids, asShared(visit), services)
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
