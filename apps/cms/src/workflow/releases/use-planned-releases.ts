'use client'

import { useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { formatLocalTime } from './local-time.ts'

const answerSchema = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      action: z.enum(['publish', 'unpublish']),
      localTime: z.string(),
      timeZone: z.string(),
    }),
  ),
})

export interface PlannedRelease {
  readonly id: number
  readonly name: string
  readonly action: 'publish' | 'unpublish'
  /** Local time of its site, with the zone. */
  readonly when: string
}

/**
 * The planned releases, the next one first.
 *
 * @param filter of the query, such as `&where[pages][in]=7`; without one nothing is requested
 * @param count changes when there may be more
 * @returns `undefined` before they are known
 */
export function usePlannedReleases(filter: string | undefined, count: number): readonly PlannedRelease[] | undefined {
  const { language } = useTranslation().i18n
  const query = 'where[state][equals]=open&where[dueAt][exists]=true&sort=dueAt&limit=100&depth=0'
  const address = filter === undefined ? undefined : `/api/releases?${query}${filter}&count=${count}`
  return useRequest(answerSchema, address)?.docs.map(({ localTime, timeZone, ...release }) => ({
    ...release,
    when: formatLocalTime(localTime, timeZone, language),
  }))
}
