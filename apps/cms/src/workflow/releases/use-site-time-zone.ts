'use client'

import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'

const siteSchema = z.object({ timeZone: z.string() })

/** @param site value of a form: a number, or nothing yet */
export function useSiteTimeZone(site: unknown): string | undefined {
  const address = typeof site === 'number' ? `/api/sites/${site}?depth=0&select[timeZone]=true` : undefined
  return useRequest(siteSchema, address, { clearsOnChange: true })?.timeZone
}
