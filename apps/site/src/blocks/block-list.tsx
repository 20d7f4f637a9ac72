import type { BlockType } from '@passepartout/content-model/blocks'
import { Fragment, type ReactNode } from 'react'
import type { PageContext } from '../page-context/page-context.ts'
import type { Loaded, LoadedBlock } from './block.ts'
import styles from './block-list.module.css'
import { BLOCKS } from './registry.ts'

interface BlockListProps {
  readonly blocks: readonly LoadedBlock[]
  readonly page: PageContext
  /** `article`: one column of text; wide blocks are wider than it. */
  readonly layout?: 'page' | 'article'
  /** Replacements by block id, for blocks that the page renders itself. */
  readonly instead?: Readonly<Record<string, ReactNode>>
}

/** The blocks of a page, in order; each sets its own width. */
export function BlockList({ blocks, page, layout = 'page', instead = {} }: BlockListProps) {
  return (
    <div className={`${styles.list} ${styles[layout]}`} data-paper="flow">
      {blocks.map((loaded) => (
        <Fragment key={loaded.block.id}>
          {instead[loaded.block.id] ?? <AnyBlock type={loaded.block.type} loaded={loaded} page={page} />}
        </Fragment>
      ))}
    </div>
  )
}

interface AnyBlockProps<T extends BlockType> {
  readonly type: T
  readonly loaded: Loaded<T>
  readonly page: PageContext
}

function AnyBlock<T extends BlockType>({ type, loaded, page }: AnyBlockProps<T>) {
  const { View } = BLOCKS[type]
  return <View block={loaded.block} data={loaded.data} page={page} />
}
