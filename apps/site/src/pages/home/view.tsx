import { BlockList } from '../../blocks/block-list.tsx'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { Photo } from '../../ui/photo/photo.tsx'
import type { HomePageModel } from '../page-model.ts'
import { PageOpening } from '../page-opening.tsx'
import styles from './home.module.css'

interface HomePageProps {
  readonly page: PageContext
  readonly model: HomePageModel
}

/** The title beside an uncropped picture, then the blocks. */
export function HomePageView({ page, model }: HomePageProps) {
  const { heroImage } = model.document
  return (
    <>
      <div className={styles.cover}>
        {heroImage && (
          <Photo
            className={styles.picture}
            address={page.image(heroImage, { width: 864, aspectRatio: 4 / 3 })}
            alt={heroImage.alt}
            width={864}
            height={648}
            sizes="(width > 1600px) 864px, (width > 768px) 54vw, 100vw"
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
