import { RowControls } from '../../products/product-cards.tsx'
import { Words } from '../../shortcodes/words.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './card-list.module.css'

type CardProps = Pick<BlockProps<'cardList'>, 'page'> & {
  readonly card: BlockProps<'cardList'>['block']['cards'][number]
}

/** Editorial cards: places, themes, guides. A card whose target has no address here is left out. */
export function CardListView({ block, page }: BlockProps<'cardList'>) {
  const headingId = `${block.id}-heading`
  const listId = `${block.id}-list`
  const cards = block.cards.filter((card) => page.link(card.action) !== undefined)
  if (cards.length === 0) return null
  const items = cards.map((card) => <EditorialCard key={card.title} card={card} page={page} />)
  const isRow = block.layout === 'carousel'
  return (
    <section id={block.id} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<Words text={block.title} page={page} />}
        intro={block.intro && <Words text={block.intro} page={page} />}
        aside={isRow ? <RowControls listId={listId} page={page} /> : undefined}
      />
      {isRow ? (
        <Carousel id={listId} labelledBy={headingId}>
          {items}
        </Carousel>
      ) : (
        <ul className={styles.grid}>{items}</ul>
      )}
    </section>
  )
}

function EditorialCard({ card, page }: CardProps) {
  const link = page.link(card.action)
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Photo
          address={page.image(card.image, { width: 588, aspectRatio: 4 / 3 })}
          alt=""
          width={588}
          height={441}
          sizes="(width > 1000px) 588px, (width > 640px) 46vw, 92vw"
        />
      </div>
      {card.kicker && (
        <p className={styles.kicker}>
          <Words text={card.kicker} page={page} />
        </p>
      )}
      <h3 className={styles.title}>
        <a {...link} className={styles.link}>
          <Words text={card.title} page={page} links={false} />
        </a>
      </h3>
      {card.text && (
        <p className={styles.text}>
          <Words text={card.text} page={page} />
        </p>
      )}
    </li>
  )
}
