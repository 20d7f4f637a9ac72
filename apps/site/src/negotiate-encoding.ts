import Negotiator from 'negotiator'
import type { Encoding, FileEncoding } from './cache/rendered-page.ts'
import { Memo } from './memo.ts'

const FILE_ENCODINGS = ['br', 'gzip', 'identity'] as const
/** Of a page that must be compressed first: the quickest to make comes first. */
const QUICKEST_FIRST = ['zstd', 'br', 'gzip', 'identity'] as const
/** Of a page whose smallest copy is ready. */
const SMALLEST_FIRST = ['br', 'zstd', 'gzip', 'identity'] as const

/** As the library has it; its types are of an older version, without the order that decides between equals. */
type Choose = (available: readonly string[], options: { readonly preferred: readonly string[] }) => string[]

/** Browsers send few different headers, so each is read once. */
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

/** What the client likes best by its `q`, and of equals the smallest. */
export function negotiateFileEncoding(header: Header): FileEncoding {
  return forFile(String(header ?? 'identity'))
}

/**
 * What the client likes best by its `q`, and of equals what is best for the page as it is now.
 *
 * @param isTight whether the page's smallest copy is ready
 */
export function negotiateEncoding(header: Header, { isTight }: { readonly isTight: boolean }): Encoding {
  return (isTight ? smallest : quickest)(String(header ?? 'identity'))
}
