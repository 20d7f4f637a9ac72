import { hash } from 'node:crypto'
import { type Experiment, VISITOR_BUCKET_COUNT } from '@passepartout/content-model/experiments'
import { Memo } from '../../memo/memo.ts'
import type { Viewport } from '../visit.ts'
import type { Arms } from './serialize-arms.ts'

export interface Participant {
  /** The visitor's group, from 0; absent without a session id, and then they take part in nothing. */
  readonly bucket: number | undefined
  /** Absent if unknown: then only experiments for all devices count. */
  readonly viewport: Viewport | undefined
  readonly isBot: boolean
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
