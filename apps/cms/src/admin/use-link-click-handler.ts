import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { MouseEvent } from 'react'

/**
 * A click handler for what contains many links of the admin: the view changes without loading the page anew, as with the `Link`
 * of Payload, which costs a component with its own handlers for each.
 */
export function useLinkClickHandler(): (event: MouseEvent) => void {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    startRouteTransition(() => router.push(link.href))
  }
}
