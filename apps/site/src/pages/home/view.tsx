import { BlockList } from '../../blocks/block-list.tsx'
import { SearchForm } from '../../frame/search/search-form.tsx'
import { RecentlyViewed } from '../../frame/wishes/recently-viewed.tsx'
import { DayField } from '../../lists/filters/day-field.tsx'
import { PartyFields } from '../../products/party/party-fields.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { PageViewProps } from '../page-model.ts'
import fields from './day-and-party-fields.module.css'
import styles from './home.module.css'

/** The title beside an uncropped picture, then the blocks. */
export function HomePageView({ page, model }: PageViewProps) {
  const { heroImage } = model.document
  return (
    <>
      <div className={styles.cover}>
        {heroImage && (
          <Photo
            className={styles.picture}
            address={page.image(heroImage, { width: 736, aspectRatio: 4 / 3 })}
            alt={heroImage.alt}
            width={736}
            height={552}
            sizes="(width > 768px) min(46vw, 46rem, 66svh), 100vw"
            priority="hero"
          />
        )}
        <div className={styles.card}>
          <PageHeading page={page} document={model.document} />
          {page.search && (
            <div className={styles.search}>
              <SearchForm page={page} target={page.search} id="home-search">
                {/* Parameters of the list of results. */}
                <div className={fields.fields}>
                  <DayField page={page} styles={fields} />
                  <PartyFields page={page} />
                </div>
              </SearchForm>
            </div>
          )}
        </div>
      </div>
      <BlockList blocks={model.blocks} page={page} />
      <RecentlyViewed page={page} />
    </>
  )
}
