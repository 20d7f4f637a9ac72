import { useContext } from 'react'
import styles from './icon.module.css'
import { UsedIcons } from './icon.tsx'
import { ICONS } from './icons.ts'

const isFilled = (icon: object) => 'filled' in icon

/** The symbols of every icon drawn before it in the document; so it comes last. */
export function IconSprite() {
  const used = [...(useContext(UsedIcons) ?? [])].sort()
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {used.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={ICONS[name].body} fill={isFilled(ICONS[name]) ? 'currentColor' : 'none'} />
        </symbol>
      ))}
    </svg>
  )
}
