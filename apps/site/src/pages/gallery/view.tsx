import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import type { LoadedBlock } from '../../blocks/block.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { BLOCK_FIXTURES } from '../../blocks/fixtures.ts'
import type { PageContext } from '../page-context.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  readonly page: PageContext
}

/** Every block in every state, under a site's brand and language: for the people who build them. */
export function GalleryView({ page }: GalleryProps) {
  return (
    <>
      <h1 className={styles.title}>Blocks</h1>
      {BLOCK_TYPES.map((type) => (
        <Type key={type} type={type} page={page} />
      ))}
    </>
  )
}

function Type({ type, page }: GalleryProps & { readonly type: BlockType }) {
  return Object.entries(statesOf(type)).map(([state, loaded]) => (
    <section key={state} className={styles.state} aria-label={`${type}, ${state}`}>
      <p className={styles.name}>
        {type} · {state}
      </p>
      <BlockList page={page} blocks={[loaded]} />
    </section>
  ))
}

/** The states with ids of their own, so that all of them may stand on one page. */
function statesOf(type: BlockType): Readonly<Record<string, LoadedBlock>> {
  const states: Readonly<Record<string, LoadedBlock>> = BLOCK_FIXTURES[type]
  return Object.fromEntries(
    Object.entries(states).map(([state, loaded]) => [state, withId(loaded, `${type}-${state}`)]),
  )
}

function withId<T extends LoadedBlock>(loaded: T, id: string): T {
  return { ...loaded, block: { ...loaded.block, id } }
}
