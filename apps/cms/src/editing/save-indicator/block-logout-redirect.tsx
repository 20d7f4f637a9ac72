'use client'

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ReactNode, use, useMemo } from 'react'
import { changeConnection } from '../../admin/connection/connection.ts'
import { hasUnsavedForms } from './save-queue.ts'

/** Where Payload sends somebody whose session has ended, which discards their form. */
const SIGNED_OUT_VIEW = '/admin/logout-inactivity'

/**
 * While words are not stored, Payload does not leave the form of somebody whose session ends: they are asked to sign in. It
 * leaves by a router that it took before any component of ours is shown, so this surrounds its layout.
 */
export function BlockLogoutRedirect({ children }: { readonly children: ReactNode }) {
  const router = use(AppRouterContext)
  const staying = useMemo(
    () =>
      router && {
        ...router,
        replace: (...[href, options]: Parameters<typeof router.replace>) => {
          if (!href.startsWith(SIGNED_OUT_VIEW) || !hasUnsavedForms()) return router.replace(href, options)
          changeConnection({ isSignedOut: true, asksToSignIn: true })
        },
      },
    [router],
  )
  return <AppRouterContext value={staying}>{children}</AppRouterContext>
}
