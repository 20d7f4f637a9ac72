'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/**
 * For whoever is not signed in, forms wait for the names of days and months in the language of the admin: when these arrive, Payload
 * begins the form of a new password anew, and what was typed into it until then is lost.
 */
export function FormsWhenReady({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth()
  const { dateFNS } = useTranslation().i18n
  return user || dateFNS ? children : null
}
