import { lookOfBrand } from '../../brands/registry.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './site-logo.module.css'

interface SiteLogoProps {
  readonly page: PageContext
  /** Accessible name. */
  readonly title: string
  readonly className?: string | undefined
}

const WIDTH = 144
const HEIGHT = 44

/**
 * The brand's logo, or the site's logo picture. If the picture cannot be loaded, the brand's logo is shown
 * (specification, section 8: a failed image load uses the fallback image).
 */
export function SiteLogo({ page, title, className }: SiteLogoProps) {
  const { logoUrl } = page.site.header
  const { Logo } = lookOfBrand(page.site.brand)
  const classes = [styles.logo, className].filter(Boolean).join(' ')
  const { src, srcSet } = page.image({ url: logoUrl ?? '', alt: title }, { width: WIDTH })
  if (src === '') return <Logo className={classes} title={title} name={page.site.name} />
  return (
    <span className={classes}>
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet || undefined}
        sizes={`${WIDTH}px`}
        width={WIDTH}
        height={HEIGHT}
        alt={title}
      />
      <Logo className={styles.fallback} title={title} name={page.site.name} />
    </span>
  )
}
