import { loadSettings } from '../infrastructure/settings.ts'
import { ContentIndex } from './content-index.ts'

/** The bundler may load this module more than once per process; the file is opened once. */
const KEY = Symbol.for('passepartout.content-index')

const holder: typeof globalThis & { [KEY]?: Map<string, ContentIndex> } = globalThis

/** The search index of this content system. */
export function contentIndex(): ContentIndex {
  const { contentIndex: path } = loadSettings()
  holder[KEY] ??= new Map()
  return holder[KEY].getOrInsertComputed(path, (name) => new ContentIndex(name))
}
