import { currentUsedResources } from '../markup/used-resources.ts'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icons.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

const directional = (name: IconName) => 'directional' in ICONS[name]

/** A decorative icon beside text; hidden from assistive technology. Its drawing is in the sprite at the end of the document. */
export function Icon({ name, className }: IconProps) {
  currentUsedResources()?.icons.add(name)
  const classes = [styles.icon, directional(name) && styles.directional, className].filter(Boolean).join(' ')
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
