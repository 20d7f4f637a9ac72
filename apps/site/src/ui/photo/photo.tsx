import styles from './photo.module.css'

export interface PhotoProps {
  readonly address: { readonly src: string; readonly srcSet: string }
  readonly alt: string
  /**
   * What phones get instead: one address whatever the density of their screen, or as many as the place says how wide it
   * is.
   */
  readonly onMobile?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string } | undefined
  /**
   * Where one address would be too small for the page's narrow layout on a wider screen, and `address` has another
   * shape.
   */
  readonly onTablet?: { readonly src: string; readonly srcSet: string } | undefined
  /** CSS pixels at the widest; only their ratio matters to the layout. Without them the shimmer has its usual size. */
  readonly width?: number
  readonly height?: number
  /**
   * How wide it stands, as far as a sheet can say. Where the browser can look, one that comes late has what it needs.
   */
  readonly sizes: string
  /** `hero`: the largest picture of the first view, the only one of a page that is fetched ahead; `late`: any other. */
  readonly priority?: 'hero' | 'late'
  /** Shown in its place when it cannot be loaded (islands/image-fallback.ts): an address on the image host. */
  readonly fallback?: string | undefined
  readonly className?: string | undefined
}

const MOBILE = '(width <= 768px)'
/** So wide is the one address of 375 px, which has 1.2 pixels to one; wider screens of one column would blur it. */
const PHONE = '(width <= 450px)'

/** CSS pixels of the shimmer that stands in for a picture of unknown size (specification, section 9, "Images"). */
export const SHIMMER_SIZE = { width: 160, height: 100 } as const

/** A picture in a box with its final aspect ratio, so the layout does not shift; nothing without an address. */
export function Photo({
  address,
  onMobile,
  onTablet,
  alt,
  width,
  height,
  sizes,
  priority = 'late',
  fallback,
  className,
}: PhotoProps) {
  if (address.src === '') return null
  const isLate = priority === 'late'
  const isSized = width !== undefined && height !== undefined
  const image = (
    <img
      className={className ? `${styles.photo} ${className}` : styles.photo}
      src={address.src}
      srcSet={address.srcSet || undefined}
      // `sizes="auto"` needs the aspect ratio.
      sizes={isLate && isSized ? `auto, ${sizes}` : sizes}
      width={width ?? SHIMMER_SIZE.width}
      height={Math.round(height ?? SHIMMER_SIZE.height)}
      alt={alt}
      data-fallback={fallback || undefined}
      loading={isLate ? 'lazy' : undefined}
      decoding="async"
      fetchPriority={isLate ? undefined : 'high'}
    />
  )
  if (!onMobile?.src) return image
  return (
    <picture className={styles.frame}>
      {onMobile.sizes ? (
        <source media={MOBILE} srcSet={onMobile.srcSet || onMobile.src} sizes={onMobile.sizes} />
      ) : (
        <source media={PHONE} srcSet={onMobile.src} />
      )}
      {onTablet?.src && <source media={MOBILE} srcSet={onTablet.srcSet || onTablet.src} sizes="100vw" />}
      {image}
    </picture>
  )
}
