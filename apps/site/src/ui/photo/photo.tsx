import styles from './photo.module.css'

export interface PhotoProps {
  readonly address: { readonly src: string; readonly srcSet: string }
  readonly alt: string
  /** What phones get instead: one address, whatever the density of their screen. */
  readonly onMobile?: { readonly src: string } | undefined
  /** CSS pixels at the widest; only their ratio matters to the layout. Without them the shimmer has its usual size. */
  readonly width?: number
  readonly height?: number
  readonly sizes: string
  /** `hero`: the largest picture of the first view, the only one of a page that is fetched ahead; `late`: any other. */
  readonly priority?: 'hero' | 'late'
  /** Shown in its place when it cannot be loaded (islands/image-fallback.ts): an address on the image host. */
  readonly fallback?: string | undefined
  readonly className?: string | undefined
}

/** CSS pixels of the shimmer that stands in for a picture of unknown size (specification, section 9, "Images"). */
export const SHIMMER = { width: 160, height: 100 } as const

/** A picture in a box that has its final shape before the first byte arrives; nothing without an address. */
export function Photo({
  address,
  onMobile,
  alt,
  width = SHIMMER.width,
  height = SHIMMER.height,
  sizes,
  priority = 'late',
  fallback,
  className,
}: PhotoProps) {
  if (address.src === '') return null
  const image = (
    <img
      className={className ? `${styles.photo} ${className}` : styles.photo}
      src={address.src}
      srcSet={address.srcSet}
      sizes={sizes}
      width={width}
      height={Math.round(height)}
      alt={alt}
      data-fallback={fallback}
      loading={priority === 'late' ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={priority === 'hero' ? 'high' : undefined}
    />
  )
  if (!onMobile) return image
  return (
    <picture className={styles.frame}>
      <source media="(width <= 768px)" srcSet={onMobile.src} />
      {image}
    </picture>
  )
}
