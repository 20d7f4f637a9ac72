import { createContext, useContext } from 'react'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icons.ts'

/**
 * The names that a document has drawn so far. The document makes one and writes its sprite after everything else;
 * in a browser there is none, and icons use the sprite that the server wrote.
 */
export const UsedIcons = createContext<Set<IconName> | undefined>(undefined)

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

const directional = (name: IconName) => 'directional' in ICONS[name]

/** Decoration beside a word: hidden from assistive technology, so the word must be there. */
export function Icon({ name, className }: IconProps) {
  useContext(UsedIcons)?.add(name)
  const classes = [styles.icon, directional(name) && styles.directional, className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
