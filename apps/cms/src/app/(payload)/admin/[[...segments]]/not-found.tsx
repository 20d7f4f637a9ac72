import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

interface PageProps {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default function NotFound({ params, searchParams }: PageProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
