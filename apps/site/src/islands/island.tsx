import type { ReactNode } from 'react'
import type { IslandName } from './registry.ts'

/**
 * When the script of an island is fetched. `interaction` costs nothing until a pointer, a key or focus comes near;
 * `visible` when it comes into view.
 */
type WakeOn = 'visible' | 'interaction'

interface IslandProps {
  readonly name: IslandName
  readonly on: WakeOn
  /** Complete markup; the script only changes it. */
  readonly children: ReactNode
}

/** Markup whose script is fetched when it is wanted (runtime.ts). */
export function Island({ name, on, children }: IslandProps) {
  return (
    <pp-island data-name={name} data-on={on}>
      {children}
    </pp-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pp-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-name': string
        'data-on': WakeOn
      }
    }
  }
}
