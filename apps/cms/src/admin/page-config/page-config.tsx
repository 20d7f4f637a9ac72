'use client'

import { PageConfigProvider, useConfig } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import type { ReactNode } from 'react'

interface PageConfigProps {
  /** Absent where the browser has it. */
  readonly config: ClientConfig | undefined
  readonly children: ReactNode
}

/** Payload's provider of a page's configuration, with that of the layout where the page came without one. */
export function PageConfig({ config, children }: PageConfigProps) {
  const { config: known } = useConfig()
  return <PageConfigProvider config={config ?? known}>{children}</PageConfigProvider>
}
