import { CardCarouselControls, isCarousel } from '../../products/card/product-cards.tsx'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import { EditorialCard, EditorialGrid, gridCardLook } from './editorial-cards.tsx'

/** Editorial cards: places, themes, guides. A card without an address on this site is dropped. */
export function CardListView({ block, page }: BlockProps<'cardList'>) {
  const headingId = `${block.id}-heading`
  const listId = `${block.id}-list`
  const cards = block.cards.flatMap(({ action, ...card }) => {
    const link = page.link(action)
    return link ? [{ ...card, link }] : []
  })
  if (cards.length === 0) return null
  const isInRow = isCarousel(block.layout, cards.length, page)
  const items = cards.map((card, place) => (
    <EditorialCard
      key={card.title}
      {...card}
      page={page}
      look={isInRow ? 'carousel' : gridCardLook(place, cards.length)}
    />
  ))
  return (
    <section id={block.id} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
        aside={isInRow ? <CardCarouselControls listId={listId} page={page} /> : undefined}
      />
      {isInRow ? (
        <Carousel id={listId} labelledBy={headingId}>
          {items}
        </Carousel>
      ) : (
        <EditorialGrid>{items}</EditorialGrid>
      )}
    </section>
  )
}
