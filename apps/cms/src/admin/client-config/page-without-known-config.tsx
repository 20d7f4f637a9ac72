import { PageConfigProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { isValidElement, type ReactNode } from 'react'
import { browserHasConfig } from './browser-has-config.ts'
import { ClientConfigProvider } from './client-config-provider.tsx'
import { configInOneLanguage } from './config-in-one-language.ts'

interface PageProps {
  readonly config: ClientConfig
  readonly children: ReactNode
}

/**
 * A page of Payload without its configuration, where the browser that asks has it: some 770 KB that each view brought again, and
 * a new object with which the whole admin was rendered a second time. Elsewhere it comes in one language.
 *
 * @param language of the admin
 */
export function pageWithoutKnownConfig(page: ReactNode, headers: Headers, language: string): ReactNode {
  if (!isValidElement<PageProps>(page) || page.type !== PageConfigProvider) return page
  const { config, children } = page.props
  const isKnown = !config.unauthenticated && browserHasConfig(headers)
  return (
    <ClientConfigProvider config={isKnown ? undefined : configInOneLanguage(config, language)}>
      {children}
    </ClientConfigProvider>
  )
}
