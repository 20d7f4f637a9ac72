import type { BuildMainEntity } from '../metadata/build-structured-data.ts'

/** The experiences of the page that have a product page on this site. */
export const buildCollectionMainEntity: BuildMainEntity = ({ document, blocks, canonical, productAddress }) => {
  const seen = new Set<string>()
  const itemListElement = blocks
    .flatMap((loaded) =>
      loaded.block.type === 'productList' && loaded.data && 'products' in loaded.data ? loaded.data.products : [],
    )
    .flatMap(({ tgid, name }) => {
      const url = productAddress(tgid)
      if (url === undefined || seen.has(url)) return []
      seen.add(url)
      return [{ '@type': 'ListItem' as const, position: seen.size, name, url }]
    })
  if (itemListElement.length === 0) return undefined
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#list`,
    name: document.title,
    numberOfItems: itemListElement.length,
    itemListElement,
  }
}
