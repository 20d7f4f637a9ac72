import type { PageContext } from '../../page-context/page-context.ts'
import { type CardMapLink, cardElementId } from '../../products/card/product-card.tsx'
import point from '../../ui/point.module.css'
import { BasemapLabels } from '../../ui/route-sketch/basemap-layers.tsx'
import { MapSketch, Pin } from '../../ui/route-sketch/map-sketch.tsx'
import { placeLabels } from '../../ui/route-sketch/place-labels.ts'
import { addressWithListChoice } from '../list-address.ts'
import type { ListView } from '../list-view.ts'
import { type ClusteredResults, MAP_SIZE, type MapPoint, type ProductOnListPage } from './cluster-results.ts'
import styles from './results-map.module.css'

/** Link to the card of a tour group, on this page of the list or another. */
type LinkOf = (result: ProductOnListPage) => { readonly href: string; readonly rel?: string }

interface ResultsMapProps {
  /** Id of the list. */
  readonly anchor: string
  readonly view: ListView
  readonly placed: ClusteredResults
  readonly page: PageContext
}

/**
 * A drawn map of all matching tour groups (docs/decisions/040): numbered points, and beside them an accessible list of
 * links to the cards. results-map.browser.ts highlights what belongs together.
 */
export function ResultsMap({ anchor, view, placed: { marks, outside, projection }, page }: ResultsMapProps) {
  const { t, format } = page
  const linkOf: LinkOf = ({ product, page: number }) => {
    const card = `#${cardElementId(product.tgid)}`
    if (number === view.page) return { href: card }
    const { page: _page, ...choice } = view.choice
    const address = addressWithListChoice(page, number > 1 ? { ...choice, page: [String(number)] } : choice)
    return { href: address + card, rel: 'nofollow' }
  }
  const ground = page.drawGround(projection, MAP_SIZE)
  // Points with most tour groups first.
  const byProducts = marks.toSorted((one, other) => other.products.length - one.products.length)
  const { labels, groundNames } = placeLabels(byProducts, MAP_SIZE, ground?.names)
  return (
    <section id={`${anchor}-map`} aria-label={t('map.title')} className={styles.map} data-map="">
      <div className={styles.drawing}>
        <MapSketch scale={projection.scale} size={MAP_SIZE} formatDistance={format.distance} ground={ground}>
          <BasemapLabels names={groundNames} />
          {labels.map(({ name, ...foot }) => (
            <text key={name} className={styles.name} {...foot}>
              {name}
            </text>
          ))}
          {marks.map((mark) => (
            <a
              key={mark.number}
              id={pointId(anchor, mark)}
              {...pointLink(anchor, mark, linkOf)}
              tabIndex={-1}
              data-mark={mark.number}
              className={styles.point}
            >
              <Pin number={mark.number} x={mark.x} y={mark.y} />
            </a>
          ))}
        </MapSketch>
        <p className={styles.note}>{t('map.sketch')}</p>
      </div>
      <ol className={styles.places}>
        {marks.map((mark) => (
          <li key={mark.number} id={placeId(anchor, mark)} data-mark={mark.number} className={styles.place}>
            <span className={point.point} aria-hidden="true">
              {mark.number}
            </span>
            <Places heading={mark.name} results={mark.products} linkOf={linkOf} />
          </li>
        ))}
        {outside.length > 0 && (
          <li className={styles.place}>
            <Places heading={t('map.outside')} results={outside} linkOf={linkOf} />
          </li>
        )}
      </ol>
    </section>
  )
}

interface PlacesProps {
  readonly heading: string | undefined
  readonly results: readonly ProductOnListPage[]
  readonly linkOf: LinkOf
}

function Places({ heading, results, linkOf }: PlacesProps) {
  return (
    <div className={styles.words}>
      {heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <ul>
        {results.map((result) => (
          <li key={result.product.tgid}>
            <a {...linkOf(result)} className={styles.link}>
              {result.product.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A point with one tour group links to its card, a point with several to its entry in the list. */
function pointLink(anchor: string, mark: MapPoint, linkOf: LinkOf): ReturnType<LinkOf> {
  const [only, ...others] = mark.products
  return only && others.length === 0 ? linkOf(only) : { href: `#${placeId(anchor, mark)}` }
}

function pointId(anchor: string, { number }: MapPoint): string {
  return `${anchor}-point-${number}`
}

function placeId(anchor: string, { number }: MapPoint): string {
  return `${anchor}-place-${number}`
}

/** Links from cards to the map by tour group: number of the point and its address. */
export function cardMapLinksByTgid(
  anchor: string,
  { marks }: ClusteredResults,
  { t, format }: PageContext,
): ReadonlyMap<number, CardMapLink> {
  return new Map(
    marks.flatMap((mark) =>
      mark.products.map(({ product: { tgid } }) => [
        tgid,
        {
          id: cardElementId(tgid),
          number: mark.number,
          href: `#${pointId(anchor, mark)}`,
          label: t('text.labelled', { label: t('map.title'), value: format.number(mark.number) }),
          className: `${point.point} ${styles.badge}`,
        },
      ]),
    ),
  )
}
