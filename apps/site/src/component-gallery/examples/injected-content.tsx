import type { ReactNode } from 'react'

interface InjectedContentProps {
  /** Selector of the container, which is then shown. */
  readonly into: string
  /** Attributes to set on it. */
  readonly set?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** Content that a browser script would render into an empty container (gallery-script.ts). */
export function InjectedContent({ into, set = {}, children }: InjectedContentProps) {
  return (
    <template data-into={into} data-set={JSON.stringify(set)}>
      {children}
    </template>
  )
}
