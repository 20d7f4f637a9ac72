import type { ReactNode } from 'react'
import type { MessageKey } from '../i18n/translate.ts'

export interface LogoProps {
  readonly className?: string | undefined
  /** Accessible name: the header's alternative text, or the site's name. */
  readonly title: string
  /** The site's name, for a logo that writes it. */
  readonly name: string
}

/** The look of a brand, apart from its tokens: the export `look` of `look.ts` in its folder (docs/how-to/add-a-brand.md). */
export interface BrandLook {
  /** Display name. */
  readonly name: string
  /** Other sites show its logo as "powered by". One brand of an installation at most. */
  readonly isMarketplace?: boolean
  readonly Logo: (props: LogoProps) => ReactNode
  /** Tab icon: an SVG. */
  readonly icon: string
  /** Theme colour: the brand's `--header-surface` as #rrggbb in each colour scheme. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Shape of a product's picture; the same as the brand's `--card-ratio`. */
  readonly cardPicture: CardPictureSize
  /** Card columns on desktops. */
  readonly cardColumns: 3 | 4 | 5
  readonly footer: FooterLook
  /** Picture and title of the not-found page; by default a road that ends, and plain words. */
  readonly notFound?: NotFoundLook
}

export interface NotFoundLook {
  readonly title: MessageKey
  /** Uses the brand's tokens, so that it fits both colour schemes. */
  readonly Picture: () => ReactNode
}

export interface CardPictureSize {
  /** CSS pixels at the widest. */
  readonly width: number
  /** width / height. */
  readonly aspectRatio: number
  /** How wide it is shown, for the browser to choose by: follows `cardColumns`. */
  readonly sizes: string
}

/** Specification, section 2, "Footer": parts of a brand's footer, each shown if the site has an address for it. */
export interface FooterLook {
  /** The QR code of the app. */
  readonly appCode: boolean
  /** The badge of an official ticket retailer, which leads to the register. */
  readonly verificationBadge: boolean
}
