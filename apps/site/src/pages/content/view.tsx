import { BlockList } from '../../blocks/block-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { PageViewProps } from '../page-model.ts'
import styles from './content.module.css'

/** An article: travel guides, shoulder pages, and the legal pages, which have neither kicker nor picture. */
export function ContentPageView({ page, model }: PageViewProps) {
  const { heroImage, updatedAt, pageSubType } = model.document
  const isSheet = pageSubType === 'PlanYourVisit' || model.blocks.some(({ block }) => block.type === 'planYourVisit')
  return (
    <article className={model.document.landingPageKind ? styles.guide : styles.article} data-paper="flow">
      <header className={styles.head} data-paper={isSheet ? 'title' : undefined}>
        <Breadcrumbs label={page.t('breadcrumbs.label')} crumbs={model.breadcrumbs} />
        <PageHeading page={page} document={model.document} />
        <p className={styles.date}>
          {page.t('content.updated', { date: page.format.dateOfRecord(updatedAt.slice(0, 'YYYY-MM-DD'.length)) })}
        </p>
      </header>
      {heroImage && (
        <figure className={styles.figure} data-paper="no">
          <Photo
            className={styles.picture}
            address={page.image(heroImage, { width: 832, aspectRatio: 4 / 3 })}
            alt={heroImage.alt}
            width={832}
            height={624}
            sizes="(width > 912px) 832px, 100vw"
            priority="hero"
          />
          {heroImage.credit && (
            <figcaption className={styles.credit}>{page.t('image.credit', { name: heroImage.credit })}</figcaption>
          )}
        </figure>
      )}
      <BlockList blocks={model.blocks} page={page} layout="article" />
    </article>
  )
}
