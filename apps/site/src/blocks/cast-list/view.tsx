import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './cast-list.module.css'

/** Cast and creatives; a person without a picture is shown by name only. */
export function CastListView({ block, page }: BlockProps<'castList'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.cast} data-paper="no" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      />
      <ul className={styles.people}>
        {block.people.map(({ name, role, image }) => (
          <li key={`${name}: ${role}`} className={styles.person}>
            {image?.url && (
              <Photo
                className={styles.picture}
                address={page.image(image, { width: 160, aspectRatio: 1 })}
                alt={image.alt}
                width={160}
                height={160}
                sizes="80px"
              />
            )}
            <div>
              <ShortcodeText as="p" className={styles.name} text={name} page={page} />
              <ShortcodeText as="p" className={styles.role} text={role} page={page} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
