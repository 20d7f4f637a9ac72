import { BlockList } from '../../blocks/block-list.tsx'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { PHONE, Photo } from '../../ui/photo/photo.tsx'
import type { HomePageModel } from '../page-model.ts'
import { PageOpening } from '../page-opening.tsx'
import styles from './home.module.css'

interface HomePageProps {
  readonly page: PageContext
  readonly model: HomePageModel
}

/** A cover: one picture across the page, the title on a card that steps over its edge; then the blocks. */
export function HomePageView({ page, model }: HomePageProps) {
  const { heroImage } = model.document
  return (
    <>
      <div className={styles.cover}>
        {heroImage && (
          <Photo
            className={styles.picture}
            address={page.image(heroImage, { width: 1512, aspectRatio: 16 / 9 })}
            alt={heroImage.alt}
            width={1512}
            height={850}
            sizes="(width > 1512px) 1512px, 100vw"
            onMobile={{ ...page.image(heroImage, { width: PHONE, aspectRatio: 5 / 4 }), sizes: '100vw' }}
            priority="hero"
          />
        )}
        <div className={styles.card}>
          <PageOpening page={page} document={model.document} />
        </div>
      </div>
      <BlockList blocks={model.blocks} page={page} />
      <RecentlyViewed page={page} />
    </>
  )
}
