import { trustMarkdown } from '../../blocks/product-list/product-markdown.ts'
import { bullets, joinPieces, oneLine } from '../../markdown/text.ts'
import type { PageMarkdown } from '../page-markdown.ts'

/** What the collection is, how many experiences it has and what they begin at. */
export const collectionMarkdown: PageMarkdown = (page, { document, collection }, blocks) => {
  const text = document.standfirst || collection?.subtext
  const amount = collection?.startingPrice ? page.format.money(collection.startingPrice.display) : ''
  const facts = [
    ...(collection?.rating ? trustMarkdown({ rating: collection.rating }, page) : []),
    ...(collection && collection.experienceCount > 0
      ? [page.t('collection.experiences', { count: collection.experienceCount })]
      : []),
    ...(amount === '' ? [] : [oneLine(`${page.t('price.from')} ${amount}`)]),
  ]
  return joinPieces([text && oneLine(text), bullets(facts), blocks])
}
