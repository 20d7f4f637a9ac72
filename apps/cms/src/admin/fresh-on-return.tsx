'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useLayoutEffect } from 'react'

/** The form of one document, new ones and those in the trash included. */
const FORM = /^\/admin\/collections\/[^/]+\/(?:trash\/)?(?!trash$|payload-folders$)[^/]+$/

/**
 * By Back and Forward a form is loaded, and not shown as it was when somebody left it: Payload would do that and read it anew a moment
 * later, over what was typed in between.
 */
export function FreshOnReturn({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  // With the page itself: an effect that comes later may come after the next Back.
  useLayoutEffect(() => {
    const load = (event: PopStateEvent) => {
      const { location } = window
      if (location.pathname === pathname || !FORM.test(location.pathname)) return
      // Before the router hears of it.
      event.stopImmediatePropagation()
      location.reload()
    }
    window.addEventListener('popstate', load, { capture: true })
    return () => window.removeEventListener('popstate', load, { capture: true })
  }, [pathname])
  return children
}
