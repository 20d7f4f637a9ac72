import type { BlockType } from '@passepartout/content-model/blocks'
import { Fragment, type ReactNode } from 'react'
import { mayHoldShortcodes } from '../content/document/shortcodes-of-document.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { CachedChildren, objectId } from '../ui/cached-markup/cached-markup.tsx'
import type { LoadedBlock, LoadedBlockOf } from './block.ts'
import styles from './block-list.module.css'
import { BLOCK_ENTRIES } from './registry.ts'

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
  readonly loaded: LoadedBlockOf<T>
  readonly page: PageContext
}

function AnyBlock<T extends BlockType>({ type, loaded, page }: AnyBlockProps<T>) {
  const { View } = BLOCK_ENTRIES[type]
  const write = () => <View block={loaded.block} data={loaded.data} page={page} />
  const setting = settingOf(loaded.block, page)
  return setting === undefined ? (
    write()
  ) : (
    <CachedChildren source={loaded.block} setting={setting}>
      {write}
    </CachedChildren>
  )
}

/** Blocks of an author's words alone. */
const OF_WORDS: ReadonlySet<BlockType> = new Set([
  'richText',
  'faq',
  'facts',
  'quote',
  'table',
  'accordion',
  'notes',
  'callout',
])

/** What the words of a published block depend on beside themselves; nothing where anything may change them. */
function settingOf(
  block: { readonly type: BlockType },
  { visit, site, linksOf, app }: PageContext,
): string | undefined {
  if (!linksOf || app.isPreview || !OF_WORDS.has(block.type) || mayHoldShortcodes(block)) return undefined
  const { environment, origin, host, lang } = visit
  return [objectId(linksOf), environment, origin, host, lang, site.english, site.brand].join(' ')
}
