import { BRAND_LOOKS } from '../../brands/registry.ts'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Offer } from '../../products/offer.tsx'
import { TrustRow } from '../../products/trust-row.tsx'
import { Words } from '../../shortcodes/words.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './experience.module.css'

/** One tour group with its booking link, which it has without the catalogue too: the author named the tour group. */
export function ExperienceView({ block, data, page }: BlockProps<'experience'>) {
  const title = block.title || data?.name
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.experience} aria-labelledby={title && headingId}>
      {data && <ExperiencePicture product={data} page={page} />}
      <div className={styles.body}>
        {title && (
          <h2 id={headingId} className={styles.title}>
            {block.title ? <Words text={block.title} page={page} /> : title}
          </h2>
        )}
        {data && <TrustRow product={data} page={page} />}
        <p className={styles.text}>{block.text ? <Words text={block.text} page={page} /> : data?.summary}</p>
        {!data && <p>{page.t('show.unavailable')}</p>}
        <div className={styles.offer}>
          <Offer
            product={{ ...data, tgid: block.tgid, name: data?.name || block.title }}
            page={page}
            size="page"
            book="experience.book"
            own={block}
          />
        </div>
      </div>
    </section>
  )
}

interface ExperienceProps {
  readonly product: Product
  readonly page: PageContext
}

function ExperiencePicture({ product, page }: ExperienceProps) {
  // Where cards are posters, the picture after the poster is the wide one.
  const isPoster = BRAND_LOOKS[page.site.brand].cardPicture.aspectRatio < 1
  const picture = (isPoster ? product.pictures[1] : undefined) ?? product.pictures[0]
  return (
    <div className={styles.picture}>
      {picture && (
        <Photo
          address={page.image(picture, { width: 588, aspectRatio: 4 / 3 })}
          alt={picture.alt}
          width={588}
          height={441}
          sizes="(width > 768px) 420px, 92vw"
        />
      )}
    </div>
  )
}
