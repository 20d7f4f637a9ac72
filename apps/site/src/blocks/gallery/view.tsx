import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { PhotoGallery } from '../../ui/photo-gallery/photo-gallery.tsx'
import type { BlockProps } from '../block.ts'
import styles from './gallery.module.css'
import { displayablePictures, photoGalleryProps } from './photo-gallery-props.ts'

/** A row of pictures with captions that open large; pictures without an address are dropped. */
export function GalleryView({ block, page }: BlockProps<'gallery'>) {
  const headingId = `${block.id}-heading`
  const pictures = displayablePictures(
    block.pictures.map(({ image, caption }) => ({ picture: image, caption })),
    page,
  )
  if (pictures.length === 0) return null
  return (
    <section id={block.id} aria-labelledby={block.title ? headingId : undefined}>
      {block.title && <ShortcodeText as="h2" id={headingId} className={styles.title} text={block.title} page={page} />}
      <PhotoGallery {...photoGalleryProps(pictures, page)} />
    </section>
  )
}
