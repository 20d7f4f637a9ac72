import Negotiator from 'negotiator'
import type { Encoding } from './cache/rendered-page.ts'
import { Memo } from './memo.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
const known = new Memo<Encoding>(500)

/** The smallest encoding that the client accepts; browsers send few different headers, so each is read once. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? 'identity')
  let encoding = known.get(accepted)
  if (!encoding) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
    const acceptable = negotiator.encodings([...ENCODINGS])
    encoding = ENCODINGS.find((candidate) => acceptable.includes(candidate)) ?? 'identity'
    known.set(accepted, encoding)
  }
  return encoding
}
