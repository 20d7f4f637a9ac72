import type { RequestFacts } from '../resolve.ts'
import type { Visit } from '../visit.ts'
import type { Participant } from './arms.ts'

/** The first digit of the id of a visit, which the browser draws once measuring is allowed; by hand, as hits read it. */
const BUCKET_COOKIE = /(?:^|;\s*)h-sid=([\da-f])[\da-f]{7}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:;|$)/
const BUCKET_VARIANT = /(?:^|[;,&\s])bucket=([\da-f])(?:[;,&\s]|$)/
const VIEWPORT_VARIANT = /(?:^|[;,&\s])viewport=(?:mobile|desktop)\b/

/** What of a visitor decides about experiments. Where an edge names the variant, nothing else may: its copy is everybody's. */
export function participantOf(
  { variant, cookie }: Pick<RequestFacts, 'variant' | 'cookie'>,
  { viewport, isBot }: Pick<Visit, 'viewport' | 'isBot'>,
): Participant {
  const digit = (variant === undefined ? BUCKET_COOKIE.exec(cookie ?? '') : BUCKET_VARIANT.exec(variant))?.[1]
  const isKnown = variant === undefined || VIEWPORT_VARIANT.test(variant)
  return {
    bucket: digit === undefined ? undefined : Number.parseInt(digit, 16),
    viewport: isKnown ? viewport : undefined,
    // An edge takes no account of who asks, and its copies are for visitors.
    isBot: variant === undefined && isBot,
  }
}
