import { hash } from 'node:crypto'
import { BUCKETS, type Experiment } from '@passepartout/content-model/experiments'
import { Memo } from '../../memo.ts'
import type { Viewport } from '../visit.ts'
import type { Arms } from './write-arms.ts'

export interface Participant {
  /** From 0, the group that the visitor fell into; absent without an id of the visit, and then they take part in nothing. */
  readonly bucket: number | undefined
  /** Absent where nobody may say: then only experiments for everybody count. */
  readonly viewport: Viewport | undefined
  readonly isBot: boolean
}

/** The same visitor gets the same arms, of each experiment as if the others were not there; bots take part in none. */
export function armsOf(experiments: readonly Experiment[], { bucket, viewport, isBot }: Participant): Arms | undefined {
  if (bucket === undefined || isBot) return undefined
  const running = experiments.filter(({ audience }) => audience === 'all' || audience === viewport)
  if (running.length === 0) return undefined
  const isShown = ({ key, share }: Experiment) => placeOf(key, bucket) < share
  return Object.fromEntries(running.map((experiment) => [experiment.key, isShown(experiment) ? 'variant' : 'control']))
}

const orders = new Memo<readonly number[]>(500)

/** Each experiment has the groups in an order of its own; its share takes them from the front. */
function placeOf(key: string, bucket: number): number {
  let order = orders.get(key)
  if (!order) {
    const rank = (one: number) => hash('sha256', `${key} ${one}`)
    order = Array.from({ length: BUCKETS }, (_, one) => one).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    orders.set(key, order)
  }
  return order.indexOf(bucket)
}
