import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { DATA_POLICY, FORM_POLICY } from './src/access/http/content-security-policy.ts'

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  transpilePackages: ['@passepartout/content-model'],
  /**
   * One copy of each in the process: the bundler would give the start-up code, the API and the admin a copy of their
   * own, and an error thrown by one would not be recognised by the other.
   */
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/db-sqlite'],
  experimental: {
    // The admin asks for the state of a whole form; it may have as much as a request that saves it.
    serverActions: { bodySizeLimit: '5mb' },
    // Writing it takes a fifth of a build: whoever builds a second time gets one.
    turbopackFileSystemCacheForBuild: existsSync(join(import.meta.dirname, '.next', 'BUILD_ID')),
  },
  /** Types are checked by `tsc -p apps/cms`, with the project's own TypeScript. */
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: join(import.meta.dirname, '..', '..') },
  async headers() {
    return [
      { source: '/((?!admin|_next).*)', headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] },
      { source: '/api/why-price', headers: [{ key: 'Content-Security-Policy', value: FORM_POLICY }] },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          { key: 'X-Robots-Tag', value: 'noindex' },
          { key: 'Referrer-Policy', value: 'same-origin' },
        ],
      },
    ]
  },
}

export default withPayload(config)
