'use client'

import { z } from 'zod'
import { useAnswer } from '../../admin/requests.ts'

const siteSchema = z.object({ timeZone: z.string() })

/** @param site value of a form: a number, or nothing yet */
export function useTimeZone(site: unknown): string | undefined {
  const address = typeof site === 'number' ? `/api/sites/${site}?depth=0&select[timeZone]=true` : undefined
  return useAnswer(siteSchema, address, { clearsOnChange: true })?.timeZone
}
