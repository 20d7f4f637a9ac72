import type { RequestFacts } from '../resolve.ts'
import type { Visit } from '../visit.ts'
import type { Participant } from './assign-arms.ts'

/**
 * The first digit of the session id, which the browser creates once measuring is allowed; a regular expression, because cache
 * hits use it.
 */
const BUCKET_COOKIE = /(?:^|;\s*)h-sid=([\da-f])[\da-f]{7}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:;|$)/
const BUCKET_VARIANT = /(?:^|[;,&\s])bucket=([\da-f])(?:[;,&\s]|$)/
const VIEWPORT_VARIANT = /(?:^|[;,&\s])viewport=(?:mobile|desktop)\b/

/**
 * The facts of a visitor that determine experiments. If an edge declares the variant, only it counts, because its copies are
 * shared.
 */
export function participantOf(
  { variant, cookie }: Pick<RequestFacts, 'variant' | 'cookie'>,
  { viewport, isBot }: Pick<Visit, 'viewport' | 'isBot'>,
): Participant {
  const digit = (variant === undefined ? BUCKET_COOKIE.exec(cookie ?? '') : BUCKET_VARIANT.exec(variant))?.[1]
  const isKnown = variant === undefined || VIEWPORT_VARIANT.test(variant)
  return {
    bucket: digit === undefined ? undefined : Number.parseInt(digit, 16),
    viewport: isKnown ? viewport : undefined,
    // Edges do not distinguish bots, and their copies are for visitors.
    isBot: variant === undefined && isBot,
  }
}
