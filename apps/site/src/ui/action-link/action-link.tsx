import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './action-link.module.css'

export type ActionLinkLook = 'primary' | 'secondary' | 'link'

interface ActionLinkProps {
  readonly link: {
    readonly href: string
    readonly target?: '_blank'
    readonly rel?: string
    readonly 'data-by-device'?: ''
    readonly 'data-jump'?: ''
    readonly 'data-popup'?: string
    readonly download?: ''
    readonly 'data-download'?: ''
  }
  readonly look: ActionLinkLook
  /** Accessible name, if the visible text needs context. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A call-to-action link: a filled or outlined button, or text with an arrow. */
export function ActionLink({ link, look, label, children }: ActionLinkProps) {
  return (
    <a {...link} href={link.href} className={styles[look]} aria-label={label}>
      {children}
      {look === 'link' && <Icon name="arrow" className={styles.arrow} />}
    </a>
  )
}
