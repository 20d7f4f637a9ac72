import { join } from 'node:path'
import type { BlockType } from '@passepartout/content-model/blocks'
import type { Form } from './hostile-texts.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The content system in this process, with a publisher. */
export interface TestSystem {
  readonly request: (person: 'admin', method: string, path: string, body?: object) => Promise<Answer>
  readonly uploadPicture: () => Promise<number>
  /** @returns the file of the published store */
  readonly startPublishing: () => string
  readonly publish: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface Fixture {
  readonly startTestSystem: () => Promise<Pick<TestSystem, 'request' | 'stop'> & { readonly folder: string }>
  readonly startTestPublisher: (system: object) => { readonly drain: () => Promise<void>; readonly close: () => void }
  readonly drawPicture: () => Promise<Uint8Array<ArrayBuffer>>
  readonly pictureUploadForm: (name: string, bytes: Uint8Array<ArrayBuffer>) => FormData
}

const CMS = new URL('../../../apps/cms/', import.meta.url)

/** Loaded, and not imported: with its types would come Next's own idea of what an environment is. */
async function load<T>(path: string): Promise<T> {
  return import(new URL(`src/${path}`, CMS).href)
}

/** The content system of the tests of its own folder, for a test that needs the site as well. */
export async function loadTestSystem(): Promise<TestSystem> {
  const fixture = await load<Fixture>('access/content-system.fixture.ts')
  const system = await fixture.startTestSystem()
  let publisher: ReturnType<Fixture['startTestPublisher']> | undefined
  return {
    request: system.request,
    async uploadPicture() {
      const upload = fixture.pictureUploadForm('field.png', await fixture.drawPicture())
      const { body } = await system.request('admin', 'POST', '/api/media?locale=en', upload)
      return (body as { doc: { id: number } }).doc.id
    },
    startPublishing() {
      publisher = fixture.startTestPublisher(system)
      return join(system.folder, 'published', 'published.db')
    },
    publish: async () => publisher?.drain(),
    async stop() {
      publisher?.close()
      await system.stop()
    },
  }
}

interface ContentFiles {
  readonly pages: readonly {
    readonly lang: string
    readonly page: { readonly blocks: readonly { type: BlockType }[] }
  }[]
}

/** A map in which everything is the same. */
class Same<T> extends Map<string, T> {
  readonly #value: T
  constructor(value: T) {
    super()
    this.#value = value
  }
  override get = () => this.#value
}

/** The longest block of each kind that the English sample has, as its form; each picture and each page is the one that is given. */
export async function loadSampleBlocks(
  types: readonly BlockType[],
  of: { media: number; page: number },
): Promise<Form[]> {
  const { readContentFiles } = await load<{ readContentFiles: (folder: string) => Promise<ContentFiles> }>(
    'content-files/read/read-content-files.ts',
  )
  const { blockFormData } = await load<{ blockFormData: (block: object, position: string, place: object) => Form }>(
    'content-files/form-data/block-data.ts',
  )
  const { pages } = await readContentFiles(new URL('../../test/world/content', CMS).pathname)
  const blocks = pages.flatMap(({ lang, page }) => (lang === 'en' ? page.blocks : []))
  const length = (block: object) => JSON.stringify(block).length
  const ids = { pictures: new Same(of.media), used: new Map(), pageIds: new Same(of.page) }
  return types.map((type, at) => {
    const [longest] = blocks.filter((block) => block.type === type).toSorted((a, b) => length(b) - length(a))
    if (!longest) throw new Error(`The sample has no ${type}.`)
    return blockFormData(longest, `sample.en.${at}`, { lang: 'en', file: 'sample', ids })
  })
}
