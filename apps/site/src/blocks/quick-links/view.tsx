import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { PageContext } from '../../page-context/page-context.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import type { BlockProps } from '../block.ts'
import styles from './quick-links.module.css'

/** Groups of links with titles. */
export function QuickLinksView({ block, page }: BlockProps<'quickLinks'>) {
  const headingId = `${block.id}-heading`
  const groups = groupsWithLinks(block, page)
  if (groups.length === 0) return null
  const GroupHeading = block.title ? 'h3' : 'h2'
  return (
    <section id={block.id} data-quick-links="" aria-labelledby={block.title ? headingId : undefined}>
      {block.title && <ShortcodeText as="h2" id={headingId} className={styles.title} text={block.title} page={page} />}
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <div key={title} className={styles.group}>
            <GroupHeading className={styles.name}>
              <ShortcodeText text={title} page={page} />
            </GroupHeading>
            <ul>
              {links.map(({ label, link }) => (
                <li key={label}>
                  <a {...link} className={styles.link}>
                    <ShortcodeText text={label} page={page} links={false} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Drops links without an address on this site, and groups without links. */
export function groupsWithLinks({ groups }: BlockOfType<'quickLinks'>, page: PageContext) {
  return groups.flatMap(({ title, links }) => {
    const shown = links.flatMap(({ label, action }) => {
      const link = page.link(action)
      return link ? [{ label, link }] : []
    })
    return shown.length > 0 ? [{ title, links: shown }] : []
  })
}
