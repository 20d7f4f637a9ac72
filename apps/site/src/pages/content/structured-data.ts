import type { PageDocument } from '@passepartout/content-model/page'
import type { BuildMainEntity } from '../metadata/build-structured-data.ts'

/** Whether the page is an article; legal pages share the page type and are not. */
export function isArticle({ pageType, kind }: Pick<PageDocument, 'pageType' | 'kind'>): boolean {
  return kind === 'page' && (pageType === 'contentPage' || pageType === 'shoulderPage')
}

export const buildArticleMainEntity: BuildMainEntity = ({ document, canonical, image, organization }) => {
  if (!isArticle(document)) return undefined
  const { title, standfirst, lang, publishedAt, updatedAt } = document
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: title,
    ...(standfirst ? { description: standfirst } : {}),
    ...(image ? { image } : {}),
    inLanguage: lang,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@id': organization },
    publisher: { '@id': organization },
    mainEntityOfPage: { '@id': canonical },
  }
}
