import type { BlockOf, BlockType } from '@passepartout/content-model/blocks'
import type { DataOf, LoadedBlock } from '../blocks/block.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { heading, joinPieces } from '../markdown/text.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { PageDescription } from './description/describe-page.ts'
import type { AnyPageModel } from './page-model.ts'

/**
 * What a page type says below its title.
 *
 * @param blocks the page's blocks, as Markdown, to be put where the view has them
 */
export type PageMarkdown = (page: PageContext, model: AnyPageModel, blocks: string) => string

/** A page as Markdown: what it is called and where it is, its title, and everything that it says. */
export function writePageMarkdown(
  page: PageContext,
  model: AnyPageModel,
  description: PageDescription,
  writeBody: PageMarkdown,
): string {
  const front = [
    ['title', description.title],
    ['description', description.description],
    ['canonical', description.canonical],
    ['language', page.visit.lang],
    ['updated', description.updatedAt],
  ]
  return joinPieces([
    [
      '---',
      ...front.filter(([, value]) => value).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
      '---',
    ].join('\n'),
    heading(1, model.document.title),
    writeBody(page, model, joinPieces(model.blocks.map((loaded) => writeBlock(loaded.block.type, loaded, page)))),
  ]).concat('\n')
}

type Loaded<T extends BlockType> = { [K in T]: { readonly block: BlockOf<K>; readonly data: DataOf<K> } }[T]

function writeBlock<T extends BlockType>(type: T, { block, data }: Loaded<T> & LoadedBlock, page: PageContext): string {
  const { toMarkdown } = BLOCKS[type]
  return toMarkdown({ block, data, page })
}
