import { isRow, ProductCards, RowControls } from '../../products/card/product-cards.tsx'
import { NothingShown } from '../../products/nothing-shown.tsx'
import { Words } from '../../shortcodes/words.tsx'
import { Action } from '../../ui/action/action.tsx'
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
        title={<Words text={block.title} page={page} />}
        intro={block.intro && <Words text={block.intro} page={page} />}
        aside={
          <>
            {isRow(block.layout, products.length, page) && <RowControls listId={listId} page={page} />}
            {link && (
              <Action link={link} look={block.action?.appearance ?? 'link'}>
                <Words text={block.action?.label || page.t('cta.more')} page={page} links={false} />
              </Action>
            )}
          </>
        }
      />
      {products.length > 0 ? (
        <ProductCards products={products} page={page} layout={block.layout} id={listId} headingId={headingId} />
      ) : (
        <NothingShown>{page.t(data.available ? 'products.empty' : 'products.unavailable')}</NothingShown>
      )}
      {products.length > 1 && (
        <p className={styles.order}>
          {page.t(block.source.kind === 'tgids' ? 'products.orderChosen' : 'products.orderOurs')}
        </p>
      )}
    </section>
  )
}
