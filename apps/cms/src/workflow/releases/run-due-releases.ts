import type { Payload } from 'payload'
import { executeRelease } from './execute-release.ts'

/**
 * Carries out due releases, oldest first. A failure for a reason other than its pages is tried again next time.
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
      await executeRelease(release, payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: `The release “${release.name}” failed; it is tried again.` })
    }
  }
}
