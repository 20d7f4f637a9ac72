import type { BlockOfType, BlockType } from '@passepartout/content-model/blocks'
import type { BlockDataOf, LoadedBlock } from '../blocks/block.ts'
import { BLOCK_ENTRIES } from '../blocks/registry.ts'
import { heading, joinPieces, type MarkdownTree, paragraph } from '../markdown/nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { hasDirectionsDisclaimerAtEnd } from './directions-disclaimer/view.tsx'
import type { PageMetadata } from './metadata/page-metadata.ts'
import type { AnyPageModel } from './page-model.ts'

/**
 * Writes the Markdown of a page type below the title.
 *
 * @param blocks the page's blocks, to be placed as in the view
 */
export type PageMarkdownWriter = (page: PageContext, model: AnyPageModel, blocks: MarkdownTree) => MarkdownTree

/** A page as Markdown: metadata, title and content. */
export function writePageMarkdown(
  page: PageContext,
  model: AnyPageModel,
  description: PageMetadata,
  writeBody: PageMarkdownWriter,
): string {
  const front = [
    ['title', description.title],
    ['description', description.description],
    ['canonical', description.canonical],
    ['language', page.visit.lang],
    ['updated', description.updatedAt],
  ]
  const blocks = model.blocks.flatMap((loaded) => blockMarkdown(loaded.block.type, loaded, page))
  const tree = joinPieces([
    heading(1, model.document.title),
    model.document.byMachine && paragraph(page.t('page.byMachine')),
    writeBody(page, model, blocks),
    hasDirectionsDisclaimerAtEnd(page) && paragraph(page.t('map.disclaimer')),
  ])
  const lines = front.filter(([, value]) => value).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `${['---', ...lines, '---'].join('\n')}\n\n${writeMarkdown(tree)}\n`
}

type Loaded<T extends BlockType> = { [K in T]: { readonly block: BlockOfType<K>; readonly data: BlockDataOf<K> } }[T]

function blockMarkdown<T extends BlockType>(
  type: T,
  { block, data }: Loaded<T> & LoadedBlock,
  page: PageContext,
): MarkdownTree {
  const { toMarkdown } = BLOCK_ENTRIES[type]
  return toMarkdown({ block, data, page })
}
