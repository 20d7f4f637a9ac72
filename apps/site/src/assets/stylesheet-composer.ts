import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { BEST_BROTLI_QUALITY, type Encoding, RenderedPage } from '../cache/rendered-page.ts'

/** Module path below `src` → the sheets it needs, in cascade order. */
export type SheetsByModule = Readonly<Record<string, readonly string[]>>

const MAX_COMPOSED = 200
const SEPARATOR = '~'

/** Fonts, tokens and the order of layers: part of every page. */
export const GLOBAL_SHEET_PATH = 'ui/global.css'
/** The print style sheet: a separate file, so that it does not block rendering. */
export const PRINT_SHEET_PATH = 'ui/print.css'

/** The tokens of a brand, wherever its folder is. */
export function tokensSheetPathOfBrand(brand: string): string {
  return `brands/${brand}/tokens.css`
}

/**
 * Composes one style sheet per set of views, so that a page needs one request. The name lists its modules, so any
 * process of the same build can serve it.
 */
export class StylesheetComposer {
  readonly #sheets: SheetsByModule
  readonly #idOf = new Map<string, string>()
  readonly #moduleOf = new Map<string, string>()
  readonly #read: (file: string) => string
  readonly #buildHash: string
  readonly #composed = new LRUCache<string, RenderedPage>({ max: MAX_COMPOSED })

  /** @param read the text of a sheet */
  constructor(sheets: SheetsByModule, read: (file: string) => string) {
    this.#sheets = sheets
    this.#read = read
    const hash = createHash('sha256')
    for (const module of Object.keys(sheets).toSorted()) {
      const id = module.replace(/\/(?:view|tokens)\.\w+$|(?:\.module)?\.\w+$/, '').replaceAll('/', '-')
      this.#idOf.set(module, id)
      this.#moduleOf.set(id, module)
      for (const file of sheets[module] ?? []) hash.update(file)
    }
    this.#buildHash = hash.digest('hex').slice(0, 8)
  }

  /** The name of the sheet for these modules, independent of their order; unknown modules have no styles. */
  nameOf(modules: readonly string[]): string {
    const ids = modules.flatMap((module) => this.#idOf.get(module) ?? [])
    return `${[...new Set(ids)].toSorted().join(SEPARATOR)}.${this.#buildHash}.css`
  }

  /** @returns `undefined` for a name that this build never gave */
  async serve(name: string, encoding: Encoding): Promise<Buffer | undefined> {
    const kept = this.#composed.get(name) ?? this.#compose(name)
    // Compressed once; browsers cache it for a year.
    if (encoding === 'br') await kept?.recompress(BEST_BROTLI_QUALITY)
    return kept?.body(encoding)
  }

  #compose(name: string): RenderedPage | undefined {
    const modules = (name.split('.')[0] ?? '').split(SEPARATOR).flatMap((id) => this.#moduleOf.get(id) ?? [])
    if (modules.length === 0 || this.nameOf(modules) !== name) return undefined
    const files = new Set(modules.toSorted(globalFirst).flatMap((module) => this.#sheets[module] ?? []))
    const text = [...files].map((file) => this.#read(file)).join('\n')
    const sheet = new RenderedPage(
      { status: 200, html: text, contentSecurityPolicy: '', pageIdentifier: name, tags: [], freshFor: 0, usableFor: 0 },
      0,
    )
    this.#composed.set(name, sheet)
    return sheet
  }
}

/** The global sheet names the order of layers, so it comes first; after it the layers decide. */
function globalFirst(one: string, other: string): number {
  return Number(other === GLOBAL_SHEET_PATH) - Number(one === GLOBAL_SHEET_PATH) || one.localeCompare(other)
}
