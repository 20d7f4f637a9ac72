import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '@payloadcms/next/css'
import { layoutWithOneLanguageConfig } from '../../admin/client-config/layout-with-one-language-config.tsx'
import { withoutLockForReaders } from '../../collections/rules/restrict-locks.ts'
import { BlockLogoutRedirect } from '../../editing/save-indicator/block-logout-redirect.tsx'
import '../../admin/theme/look.css'
import './admin.css'
import { importMap } from './admin/importMap.js'

const serverFunctions = {
  'form-state': async (args: Parameters<typeof buildFormStateHandler>[0]) =>
    buildFormStateHandler(await withoutLockForReaders(args)),
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

interface LayoutProps {
  readonly children: ReactNode
}

export default async function Layout({ children }: LayoutProps) {
  const layout = RootLayout({ config, importMap, serverFunction, children })
  return <BlockLogoutRedirect>{await layoutWithOneLanguageConfig(layout)}</BlockLogoutRedirect>
}
