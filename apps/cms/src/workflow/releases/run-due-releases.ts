import type { Payload } from 'payload'
import { carryOut } from './carry-out.ts'

/**
 * Carries out the releases of which the time has come, the oldest first. One that fails for another reason than its pages
 * is tried again the next time.
 *
 * @param now milliseconds since 1970
 */
export async function runDueReleases(payload: Payload, now: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { equals: 'open' }, dueAt: { less_than_equal: new Date(now).toISOString() } },
    sort: 'dueAt',
    depth: 0,
    pagination: false,
  })
  for (const release of docs) {
    try {
      await carryOut(release, payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: `The release “${release.name}” failed; it is tried again.` })
    }
  }
}
