import type { EventName, MeasuredEvent, ProductProperties, VariableName } from './event-map.ts'
import { GA4_ECOMMERCE_EVENTS, GA4_EVENTS, ONCE_PER_PAGE_EVENTS } from './ga4-events.ts'

/** Upper limit on entries per page, against runaway loops. */
const MAX_ENTRIES = 1000
/** Limits on items of a list (the limit of Google Analytics 4) and characters of a text. */
const MAX_ITEMS = 200
const MAX_TEXT_LENGTH = 500

export interface DataLayer {
  /** Pushes an event and its Google Analytics counterpart; events that are tracked once are skipped when repeated. */
  readonly track: (event: MeasuredEvent) => void
  /** Pushes variables whose values changed. */
  readonly setVariables: (variables: Variables) => void
  /**
   * Pushes a command of the tag manager, such as `consent`; defaults are inserted before all entries, because a
   * container replays them.
   */
  readonly command: (...words: readonly unknown[]) => void
  /** Pushes an entry for the tag manager. */
  readonly push: (entry: object) => void
}

type Variables = Readonly<Partial<Record<VariableName, string | number | undefined>>>

interface DataLayerSources {
  /** The object with the property `dataLayer`: the window. */
  readonly owner: { dataLayer?: unknown }
  readonly currency: string
  readonly productOf: (tgid: number) => ProductProperties | undefined
}

/**
 * The only writer of `window.dataLayer` (specification, section 4, "Analytics rules"). Other scripts may have replaced,
 * sealed or frozen it; failures are ignored.
 */
export function createDataLayer({ owner, currency, productOf }: DataLayerSources): DataLayer {
  const values = new Map<string, unknown>()
  let left = MAX_ENTRIES

  const push = (entry: object, isFirst?: boolean): void => {
    if (left <= 0 && !isFirst) return
    left--
    try {
      listOf(owner)[isFirst ? 'unshift' : 'push'](entry)
    } catch {
      // Frozen, or replaced by another script.
    }
  }

  const track = (event: MeasuredEvent): void => {
    const { name, ...properties } = event
    if (ONCE_PER_PAGE_EVENTS.includes(name) && isThere(owner, name)) return
    const filled = withoutEmpty(properties)
    push({ event: name, ...filled })
    const shop = GA4_ECOMMERCE_EVENTS[name]
    const [twin, names = {}] = shop ?? GA4_EVENTS[name] ?? []
    if (!twin) return
    const parameters = withoutEmpty(
      Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, filled[ours]])),
    )
    if (shop) push({ ecommerce: null })
    const more = shop ? { ecommerce: { ...parameters, ...withItems(event, currency, productOf) } } : parameters
    push({ event: twin, ...more })
  }

  const setVariables = (variables: Variables): void => {
    for (const [name, value] of Object.entries(withoutEmpty(variables))) {
      if (values.get(name) !== value) push({ [name]: value })
      values.set(name, value)
    }
  }

  /** The tag manager recognises commands by their type, `arguments`. */
  function command(..._words: readonly unknown[]): void {
    push(arguments, arguments[1] === 'default')
  }

  return { track, setVariables, command, push }
}

/** The existing list or a new one; another script's object is used if it has `push`. */
function listOf(owner: { dataLayer?: unknown }): Entries {
  if (takesEntries(owner.dataLayer)) return owner.dataLayer
  const list: object[] = []
  owner.dataLayer = list
  return list
}

interface Entries {
  push(entry: object): unknown
  unshift(entry: object): unknown
}

function takesEntries(value: unknown): value is Entries {
  return typeof Object(value).push === 'function'
}

function isThere({ dataLayer }: { dataLayer?: unknown }, name: EventName): boolean {
  try {
    return Array.isArray(dataLayer) && dataLayer.some((entry) => entry?.event === name)
  } catch {
    return true
  }
}

/** Adds items to an event; for a single item also value and currency. */
function withItems(event: MeasuredEvent, currency: string, productOf: DataLayerSources['productOf']): object {
  const own = 'tgid' in event && event.tgid ? [event.tgid] : []
  const tgids = 'tgids' in event ? (event.tgids ?? []) : own
  const items = tgids.slice(0, MAX_ITEMS).map((tgid, index) => {
    const product = productOf(tgid)
    return withoutEmpty({
      item_id: String(tgid),
      item_name: product?.productName,
      item_category: product?.categoryName,
      item_category2: product?.subCategoryName,
      price: product?.price,
      index: 'position' in event ? event.position : index + 1,
    })
  })
  const isPriced = items.some(({ price }) => price)
  const cost = withoutEmpty({ currency: isPriced ? currency : undefined, value: own[0] && items[0]?.price })
  return items.length > 0 ? { ...cost, items } : cost
}

/** Specification, section 4: empty values are not sent. */
export function withoutEmpty(properties: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      const short = cut(value)
      return short === undefined || short === '' || Number.isNaN(short) ? [] : [[name, short]]
    }),
  )
}

/** Keeps texts, numbers and lists of them within the limits; other values are dropped. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().slice(0, MAX_TEXT_LENGTH)
  if (!Array.isArray(value)) return typeof value === 'object' || typeof value === 'function' ? undefined : value
  const list = value.filter((item) => typeof item !== 'object').slice(0, MAX_ITEMS)
  return list.length > 0 ? list : undefined
}
