import { type ComponentType, createElement } from 'react'
import type { IslandName } from './registry.ts'

/**
 * When an island is hydrated: `interaction` on pointer, key or focus; `visible` when it scrolls into view; `idle` when
 * it is in view and the browser is idle.
 */
export type WakeOn = 'idle' | 'visible' | 'interaction'

interface IslandProps<P extends object> {
  readonly name: IslandName
  readonly on: WakeOn
  readonly component: ComponentType<P>
  /** JSON values only: they are serialised into the HTML. */
  readonly props: P
}

/** Server side of an island: its markup, and the data for hydration. */
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
