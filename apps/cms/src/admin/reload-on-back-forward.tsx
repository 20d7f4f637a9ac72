'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** The form of a document, new and trashed ones included. */
const FORM = /^\/admin\/collections\/[^/]+\/(?:trash\/)?(?!trash$|payload-folders$)[^/]+$/

/**
 * Reloads a form on Back and Forward. Payload would show its old state and replace it a moment later, with the loss of what was
 * typed in between.
 */
export function ReloadOnBackForward({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    shown.current = pathname
  }, [pathname])
  // Registered once, before the router, because listeners run in order.
  useEffect(() => {
    const load = (event: PopStateEvent) => {
      const { location } = window
      if (location.pathname === shown.current || !FORM.test(location.pathname)) return
      event.stopImmediatePropagation()
      location.reload()
    }
    window.addEventListener('popstate', load, { capture: true })
    return () => window.removeEventListener('popstate', load, { capture: true })
  }, [])
  return children
}
