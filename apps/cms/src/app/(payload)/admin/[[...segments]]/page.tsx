import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { pageWithoutKnownConfig } from '../../../../admin/client-config/page-without-known-config.tsx'
import { titleOfView } from '../../../../admin/title-of-view.ts'
import { importMap } from '../importMap.js'

interface PageProps {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const [known, { segments = [] }] = await Promise.all([config, params])
  const { language } = await getNextRequestI18n({ config: known })
  const title = titleOfView(segments, language)
  return title === undefined ? metadata : { ...metadata, title: `${title}${known.admin.meta?.titleSuffix ?? ''}` }
}

export default async function Page({ params, searchParams }: PageProps) {
  const page = await RootPage({ config, params, searchParams, importMap })
  const { language } = await getNextRequestI18n({ config: await config })
  return pageWithoutKnownConfig(page, await headers(), language)
}
