import { bullets, joinPieces, paragraph } from '../../markdown/nodes.ts'
import { trustWords } from '../../products/product-markdown.ts'
import type { PageMarkdown } from '../page-markdown.ts'

/** What the collection is, how many experiences it has and what they begin at. */
export const collectionMarkdown: PageMarkdown = (page, { document, collection }, blocks) => {
  const text = document.standfirst || collection?.subtext
  const amount = collection?.startingPrice ? page.format.money(collection.startingPrice.display) : ''
  const facts = [
    ...(collection?.rating ? trustWords({ rating: collection.rating }, page) : []),
    ...(collection && collection.experienceCount > 0
      ? [page.t('collection.experiences', { count: collection.experienceCount })]
      : []),
    ...(amount === '' ? [] : [`${page.t('price.from')} ${amount}`]),
  ]
  return joinPieces([text && paragraph(text), bullets(facts), blocks])
}
