import config from '@payload-config'
import { getPayload } from 'payload'
import { hasPublisher } from '../../publishing/wake-publisher.ts'

/** Ready when the database answers and the publisher runs. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'sites' })
    if (!hasPublisher()) return new Response('the publisher does not run\n', { status: 503 })
    return new Response('ok\n', { headers: { 'cache-control': 'no-store' } })
  } catch {
    return new Response('the database does not answer\n', { status: 503 })
  }
}

export const dynamic = 'force-dynamic'
