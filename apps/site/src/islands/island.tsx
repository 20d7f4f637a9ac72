import { type ComponentType, createElement } from 'react'
import type { IslandName } from './registry.ts'

/**
 * When an island wakes up. `interaction` costs nothing until a pointer, a key or focus comes near; `visible` when it
 * comes into view; `idle` when it is in view and the browser has nothing better to do.
 */
export type WakeOn = 'idle' | 'visible' | 'interaction'

interface IslandProps<P extends object> {
  readonly name: IslandName
  readonly on: WakeOn
  readonly component: ComponentType<P>
  /** Strings, numbers and plain objects only: they travel in the HTML. */
  readonly props: P
}

/** Server side of an island: its markup, rendered now, and what the browser needs to take it over later. */
export function Island<P extends object>({ name, on, component, props }: IslandProps<P>) {
  return (
    <pp-island data-name={name} data-on={on} data-props={JSON.stringify(props)}>
      {createElement(component, props)}
    </pp-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pp-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-name': string
        'data-on': WakeOn
        'data-props': string
      }
    }
  }
}
