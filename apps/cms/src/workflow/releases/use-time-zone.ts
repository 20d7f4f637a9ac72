'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'

const siteSchema = z.object({ timeZone: z.string() })

/** @param site what a form holds: a number, or nothing yet */
export function useTimeZone(site: unknown): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => {
    setZone(undefined)
    if (typeof site !== 'number') return
    const stop = new AbortController()
    readZone(site, stop.signal).then(setZone, () => undefined)
    return () => stop.abort()
  }, [site])
  return zone
}

async function readZone(site: number, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/api/sites/${site}?depth=0&select[timeZone]=true`, { signal, credentials: 'same-origin' })
  return siteSchema.parse(await answer.json()).timeZone
}
