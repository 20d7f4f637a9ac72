import { Island } from '../../islands/island.tsx'
import { PhotoGallery, type PhotoGalleryProps } from '../../ui/photo-gallery/photo-gallery.island.tsx'

/** Pictures as they stand on a page: an island. */
export function Photos(props: PhotoGalleryProps) {
  return <Island name="photo-gallery" on="interaction" component={PhotoGallery} props={props} />
}
