import { createContext, useContext } from 'react'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icons.ts'

/**
 * The icons that a document has used so far; the sprite is rendered from it at the end. In a browser there is none:
 * icons use the sprite from the server.
 */
export const UsedIcons = createContext<Set<IconName> | undefined>(undefined)

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

const directional = (name: IconName) => 'directional' in ICONS[name]

/** A decorative icon beside text; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  useContext(UsedIcons)?.add(name)
  const classes = [styles.icon, directional(name) && styles.directional, className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
