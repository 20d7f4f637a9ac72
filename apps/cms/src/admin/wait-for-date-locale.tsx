'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/**
 * Delays forms for signed-out visitors until the date locale is loaded: when it arrives, Payload re-creates the form of a new
 * password, and what was typed until then is lost.
 */
export function WaitForDateLocale({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth()
  const { dateFNS } = useTranslation().i18n
  return user || dateFNS ? children : null
}
