'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** The form of one document, new ones and those in the trash included. */
const FORM = /^\/admin\/collections\/[^/]+\/(?:trash\/)?(?!trash$|payload-folders$)[^/]+$/

/**
 * By Back and Forward a form is loaded, and not shown as it was when somebody left it: Payload would do that and read it anew a moment
 * later, over what was typed in between.
 */
export function FreshOnReturn({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    shown.current = pathname
  }, [pathname])
  // Once, and so before the router, which hears of it in the order of asking.
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
