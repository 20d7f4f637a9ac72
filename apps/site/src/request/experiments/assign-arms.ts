import { hash } from 'node:crypto'
import { type Experiment, VISITOR_BUCKET_COUNT } from '@passepartout/content-model/experiments'
import { Memo } from '../../memo/memo.ts'
import type { RequestFacts } from '../resolve.ts'
import type { Visit } from '../visit.ts'
import type { Arms } from './serialize-arms.ts'

export interface Participant {
  /** The visitor's group, from 0; absent without a session id, and then they take part in nothing. */
  readonly bucket: number | undefined
  /** Absent if unknown: then only experiments for all devices count. */
  readonly viewport: Visit['viewport'] | undefined
  readonly isBot: boolean
}

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

/** Deterministic per visitor, and independent between experiments; bots take part in none. */
export function assignArms(
  experiments: readonly Experiment[],
  { bucket, viewport, isBot }: Participant,
): Arms | undefined {
  if (bucket === undefined || isBot) return undefined
  const running = experiments.filter(({ audience }) => audience === 'all' || audience === viewport)
  if (running.length === 0) return undefined
  const isShown = ({ key, share }: Experiment) => placeOf(key, bucket) < share
  return Object.fromEntries(running.map((experiment) => [experiment.key, isShown(experiment) ? 'variant' : 'control']))
}

const orders = new Memo<readonly number[]>(500)

/** Each experiment permutes the groups; its share takes the first ones. */
function placeOf(key: string, bucket: number): number {
  let order = orders.get(key)
  if (!order) {
    const rank = (one: number) => hash('sha256', `${key} ${one}`)
    order = Array.from({ length: VISITOR_BUCKET_COUNT }, (_, one) => one).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    orders.set(key, order)
  }
  return order.indexOf(bucket)
}
