import { type Catalogue, categoryAndSubCategoryOf, cityOf } from '../catalogue/catalogue.ts'
import { type Html, html } from './html.ts'

/** The sandbox's start page, with links to its parts. */
export function indexPage(catalogue: Catalogue, port: number): Html {
  const tourGroups = [...catalogue.cities.keys()].flatMap((id) => catalogue.store.tourGroups({ by: 'city', id }))
  const [first] = tourGroups
  const id = first?.id ?? 0
  const picture = first?.pictures[0] ?? ''
  const [collection] = catalogue.collections.keys()
  const paths = [
    [`/api/v6/tour-groups/?ids[]=${id}&language=EN&currency=USD&fallback-to-english=false`, 'tour groups by id'],
    [`/api/v6/tour-groups/${id}/?language=FR`, 'one product in full, in French'],
    [`/api/v6/tour-groups/list-by/collection/${collection}/?currency=EUR&limit=5`, 'the tour groups of a collection'],
    [`/api/v6/tour-groups/${id}/reviews/?limit=5`, 'reviews'],
    [`/api/v6/tour-groups/${id}/similar-products/?limit=5`, 'similar products'],
    [`/api/v6/tour-groups/${id}/experience-itineraries/?sections=true`, 'itineraries'],
    [`/api/v7/tour-groups/${id}/calendar/?currency=JPY`, 'prices of 180 days'],
    [`/api/v7/tour-groups/${id}/inventories/`, 'starts of the next seven days'],
    [`/api/v1/collection/?ids[]=${collection}`, 'collections by id'],
    ['/api/v1/city/list/', 'cities'],
    ['/api/v2/category/', 'categories'],
    ['/api/v1/currency/list/', 'the 32 currencies'],
    ['/api/v1/banner/?platform=DESKTOP&resource-type=MB_CITY_BANNER', 'banners'],
    ['/api/v1/media/?limit=5', 'pictures'],
  ] as const
  const imagePath = `/images/catalogue/${picture}?w=640&ar=3:2&fit=crop&auto=format,compress`
  const bookingLink = `http://book.wayfare.example.localhost:${port}/book/${id}/select/?currencyCode=EUR&cookieBanner=false`
  return html`<p class="eyebrow">Passepartout</p><h1>The provider’s systems, on one machine</h1>
<p>This sandbox stands in for the catalogue, the image host and the booking pages of the provider, so that the site runs with no account and no network. Everything here is sample data.</p>
<h2>Catalogue</h2>
<ul>${paths.map(([path, meaning]) => html`<li><a href="${path}"><code>${path}</code></a> ${meaning}</li>`)}</ul>
<h2>Images</h2>
<p><a href="${imagePath}"><code>${imagePath}</code></a>: any size, crop and format of a picture.</p>
<h2>Booking</h2>
<p><a href="${bookingLink}"><code>${bookingLink}</code></a>: where the site’s booking links land.</p>
<h2>Faults</h2>
<p><a href="/_faults">Make any of this late, wrong or broken</a>, and see how the site bears it.</p>
<h2>Tour groups (${tourGroups.length})</h2>
<table><thead><tr><th>Id</th><th>Name</th><th>City</th><th>Sub-category</th><th></th></tr></thead><tbody>${tourGroups.map(
    (tourGroup) =>
      html`<tr><td>${tourGroup.id}</td><td><a href="/api/v6/tour-groups/${tourGroup.id}/">${tourGroup.text.en.name}</a></td><td>${cityOf(catalogue, tourGroup.cityCode).displayName.en}</td><td>${categoryAndSubCategoryOf(catalogue, tourGroup).subCategory.displayName.en}</td><td><a href="/book/${tourGroup.id}/select/">Book</a></td></tr>`,
  )}</tbody></table>`
}
