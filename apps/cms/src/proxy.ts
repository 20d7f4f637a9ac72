import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { adminPolicy } from './access/http/content-security-policy.ts'
import { loadSettings } from './infrastructure/settings.ts'

const { siteAddress } = loadSettings()

/** Next reads the nonce for its own scripts from the policy of the request. */
export function proxy(request: NextRequest): NextResponse {
  const policy = adminPolicy(randomBytes(16).toString('base64'), process.env.NODE_ENV === 'development', siteAddress)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set('content-security-policy', policy)
  return answer
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
