import { lookOfBrand } from '../brands/registry.ts'
import type { ProductCard } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Photo } from '../ui/photo/photo.tsx'

interface ProductPictureProps {
  readonly product: ProductCard
  readonly page: PageContext
  /** Class of the box, which is rendered without a picture too. */
  readonly className: string | undefined
}

/** The landscape picture of a tour group. */
export function ProductPicture({ product, page, className }: ProductPictureProps) {
  // If a brand's cards are posters, the second picture is the landscape one.
  const isPoster = lookOfBrand(page.site.brand).cardPicture.aspectRatio < 1
  const picture = (isPoster ? product.pictures[1] : undefined) ?? product.pictures[0]
  return (
    <div className={className}>
      {picture && (
        <Photo
          address={page.image(picture, { width: 588, aspectRatio: 4 / 3 })}
          alt={picture.alt}
          width={588}
          height={441}
          sizes="(width > 768px) 420px, 92vw"
        />
      )}
    </div>
  )
}
