'use client'

import { PageConfigProvider, useConfig } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { type ReactNode, useEffect } from 'react'

interface ClientConfigProviderProps {
  /** Absent where the browser has it. */
  readonly config: ClientConfig | undefined
  readonly children: ReactNode
}

/**
 * Payload's provider of a page's configuration, with that of the layout where the page came without one. A browser that has only
 * the configuration of somebody who is signed out, as one that goes back after signing in in another tab, loads the document anew.
 */
export function ClientConfigProvider({ config, children }: ClientConfigProviderProps) {
  const { config: known } = useConfig()
  const isLacking = config === undefined && known.unauthenticated === true
  useEffect(() => {
    if (isLacking) window.location.reload()
  }, [isLacking])
  if (isLacking) return null
  return <PageConfigProvider config={config ?? known}>{children}</PageConfigProvider>
}
