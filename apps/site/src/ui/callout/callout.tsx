import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './callout.module.css'

export type CalloutLook = 'tip' | 'note' | 'warning'

const ICON_OF = { tip: 'bulb', note: 'info', warning: 'alert' } as const satisfies Record<CalloutLook, IconName>

interface CalloutProps {
  readonly title: string
  /** The title with what may stand in it; the plain one names the callout. */
  readonly heading?: ReactNode
  readonly look: CalloutLook
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A remark beside the text, named by its title. */
export function Callout({ title, heading = title, look, id, className, children }: CalloutProps) {
  const classes = [styles.callout, styles[look], className].filter(Boolean).join(' ')
  return (
    <div role="note" id={id} className={classes} aria-label={title}>
      <p className={styles.title}>
        <Icon name={ICON_OF[look]} />
        {heading}
      </p>
      {children}
    </div>
  )
}
