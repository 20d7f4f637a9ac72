import { Icon } from '../../ui/icon/icon.tsx'
import { ICONS, type IconName } from '../../ui/icon/icons.ts'
import styles from '../gallery.module.css'

/** Every icon, with its name. */
export function IconTable() {
  return (
    <ul className={styles.icons}>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}
