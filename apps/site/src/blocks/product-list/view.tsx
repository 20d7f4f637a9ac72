import { CardCarouselControls, isCarousel, ProductCards } from '../../products/card/product-cards.tsx'
import { EmptyListMessage } from '../../products/empty-list-message.tsx'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './product-list.module.css'

/** Tour groups as cards; a message instead when the list is empty or unavailable. */
export function ProductListView({ block, data, page }: BlockProps<'productList'>) {
  const products = data.products.slice(0, block.limit)
  const headingId = `${block.id}-heading`
  const listId = `${block.id}-list`
  const link = block.action && page.link(block.action)
  return (
    <section id={block.id} aria-labelledby={headingId} className={styles.list}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
        aside={
          <>
            {isCarousel(block.layout, products.length, page) && <CardCarouselControls listId={listId} page={page} />}
            {link && (
              <ActionLink link={link} look={block.action?.appearance ?? 'link'}>
                <ShortcodeText text={block.action?.label || page.t('cta.more')} page={page} links={false} />
              </ActionLink>
            )}
          </>
        }
      />
      {products.length > 0 ? (
        <ProductCards products={products} page={page} layout={block.layout} id={listId} headingId={headingId} />
      ) : (
        <EmptyListMessage>{page.t(data.available ? 'products.empty' : 'products.unavailable')}</EmptyListMessage>
      )}
      {products.length > 1 && (
        <p className={styles.order}>
          {page.t(block.source.kind === 'tgids' ? 'products.orderChosen' : 'products.orderOurs')}
        </p>
      )}
    </section>
  )
}
