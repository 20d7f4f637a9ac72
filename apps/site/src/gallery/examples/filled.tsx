import type { ReactNode } from 'react'

interface FilledProps {
  /** A selector of the place, which is then shown. */
  readonly into: string
  /** Attributes that it gets. */
  readonly set?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** What a script of the page would put into a place that the page holds ready (gallery-script.ts). */
export function Filled({ into, set = {}, children }: FilledProps) {
  return (
    <template data-into={into} data-set={JSON.stringify(set)}>
      {children}
    </template>
  )
}
