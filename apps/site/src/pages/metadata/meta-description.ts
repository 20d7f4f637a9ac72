import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { LoadedBlock } from '../../blocks/block.ts'
import { plainTextOfRichText } from '../../blocks/rich-text/inlines-of.ts'
import type { Product } from '../../catalogue/product.ts'
import { textOfHtml } from '../../shortcodes/inline-html.tsx'

/** Characters that search engines show; generated descriptions are cut there, between words. */
const LONGEST = 160

interface PageWords {
  readonly document: Pick<PageDocument, 'title' | 'meta' | 'standfirst'>
  readonly site: Pick<SiteDocument, 'name' | 'tagline'>
  readonly blocks: readonly LoadedBlock[]
  readonly product: Pick<Product, 'summary' | 'descriptionHtml'> | undefined
  /** Which page of its list it is, from 1. */
  readonly listPage: number
}

/**
 * The meta description: the editor's, otherwise the first words of the page. Later pages of a list name what they show,
 * so that no two descriptions are equal. Never empty.
 */
export function buildMetaDescription({ document, site, blocks, product, listPage }: PageWords): string {
  const { meta, standfirst, title } = document
  if (listPage === 1 && meta.description.trim() !== '') return meta.description
  const first = [
    () => standfirst,
    () => product?.summary,
    () => firstText(blocks),
    () => textOfHtml(product?.descriptionHtml ?? ''),
  ]
  // Reading all of a description takes longer than the rest together.
  for (const textOf of [...(listPage === 1 ? first : []), () => namesOf(blocks)]) {
    const text = textOf()
    if (text?.trim()) return shorten(text)
  }
  return shorten(`${title} – ${site.tagline || site.name}`)
}

function firstText(blocks: readonly LoadedBlock[]): string | undefined {
  return blocks
    .flatMap(({ block }) => (block.type === 'richText' ? plainTextOfRichText(block.content) : []))
    .find(Boolean)
}

function namesOf(blocks: readonly LoadedBlock[]): string {
  const names = blocks.flatMap(({ data }) => (data && 'products' in data ? data.products.map(({ name }) => name) : []))
  return [...new Set(names)].join(' · ')
}

function shorten(text: string): string {
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const end = line.lastIndexOf(' ', LONGEST - 1)
  return `${line.slice(0, end > LONGEST / 2 ? end : LONGEST - 1).replace(/[\s,;:·–-]+$/, '')}…`
}
