import { Island } from '../../islands/island.tsx'
import { PhotoGallery, type PhotoGalleryProps } from '../../ui/photo-gallery/photo-gallery.island.tsx'

/** The gallery island. */
export function Photos(props: PhotoGalleryProps) {
  return <Island name="photo-gallery" on="interaction" component={PhotoGallery} props={props} />
}
