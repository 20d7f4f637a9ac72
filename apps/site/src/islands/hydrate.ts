import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

interface MountedProps {
  readonly component: ComponentType<never>
  readonly props: object
  readonly onMounted: () => void
}

function Mounted({ component, props, onMounted }: MountedProps) {
  useEffect(onMounted, [onMounted])
  return createElement(component as ComponentType<object>, props)
}

/** Hydrates an island's markup; resolves when its handlers are attached. */
export function hydrate(element: HTMLElement, component: ComponentType<never>, props: object): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, createElement(Mounted, { component, props, onMounted: resolve }))
  })
}
