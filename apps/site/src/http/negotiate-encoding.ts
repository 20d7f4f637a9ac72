import Negotiator from 'negotiator'
import type { Encoding, FileEncoding } from '../cache/rendered-page.ts'
import { Memo } from '../memo/memo.ts'

const FILE_ENCODINGS = ['br', 'gzip', 'identity'] as const
/** Preference for a page that must be compressed first: the fastest encoding first. */
const QUICKEST_FIRST = ['zstd', 'br', 'gzip', 'identity'] as const
/** Preference for a page whose smallest encoding is ready. */
const SMALLEST_FIRST = ['br', 'zstd', 'gzip', 'identity'] as const

/** The library's actual signature; its types are older and lack the order of preference. */
type Choose = (available: readonly string[], options: { readonly preferred: readonly string[] }) => string[]

/** Parsed headers are cached, because there are few different ones. */
function createNegotiation<E extends Encoding>(order: readonly E[]): (header: string) => E | 'identity' {
  const known = new Memo<E | 'identity'>(500)
  return (header) => {
    let encoding = known.get(header)
    if (!encoding) {
      const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
      const choose: Choose = negotiator.encodings.bind(negotiator)
      const [best] = choose(order, { preferred: order })
      encoding = order.find((candidate) => candidate === best) ?? 'identity'
      known.set(header, encoding)
    }
    return encoding
  }
}

const forFile = createNegotiation(FILE_ENCODINGS)
const quickest = createNegotiation(QUICKEST_FIRST)
const smallest = createNegotiation(SMALLEST_FIRST)

type Header = string | string[] | undefined

/** The encoding with the client's highest `q`; the smallest of equal ones. */
export function negotiateFileEncoding(header: Header): FileEncoding {
  return forFile(String(header ?? 'identity'))
}

/**
 * The encoding with the client's highest `q`; of equal ones the best for the page's current state.
 *
 * @param isTight whether the page's smallest encoding is ready
 */
export function negotiateEncoding(header: Header, { isTight }: { readonly isTight: boolean }): Encoding {
  return (isTight ? smallest : quickest)(String(header ?? 'identity'))
}
