import { loadSettings } from '../infrastructure/settings.ts'
import { ContentIndex } from './content-index.ts'

/** The bundler may load this module more than once per process; the file is opened once. */
const KEY = Symbol.for('passepartout.content-index')

const holder: typeof globalThis & { [KEY]?: Map<string, ContentIndex> } = globalThis

/** The search index of this content system. */
export function contentIndex(): ContentIndex {
  const { contentIndex: path } = loadSettings()
  const opened = holder[KEY] ?? new Map<string, ContentIndex>()
  holder[KEY] = opened
  const index = opened.get(path) ?? new ContentIndex(path)
  opened.set(path, index)
  return index
}
