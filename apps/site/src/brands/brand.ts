import type { ReactNode } from 'react'
import type { MessageKey } from '../i18n/translate.ts'

export interface LogoProps {
  readonly className?: string | undefined
  /** Accessible name: the header's alternative text, or the site's name. */
  readonly title: string
  /** The site's name, for a logo that writes it. */
  readonly name: string
}

/** What makes a brand differ, beside its tokens: the export `look` of `look.ts` in its folder (docs/how-to/add-a-brand.md). */
export interface BrandLook {
  /** What the brand calls itself. */
  readonly name: string
  /** Other sites show its logo as "powered by". One brand of an installation at most. */
  readonly isMarketplace?: boolean
  readonly Logo: (props: LogoProps) => ReactNode
  /** What a browser shows in its tabs: an SVG. */
  readonly icon: string
  /** What browsers and phones paint around the page: the brand's `--header-surface`, as #rrggbb in each scheme. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Shape of a product's picture; the same as the brand's `--card-ratio`. */
  readonly cardPicture: CardPicture
  /** Cards beside each other on a desktop. */
  readonly cardColumns: 3 | 4 | 5
  readonly footer: FooterLook
  /** What it shows and says where an address leads nowhere; without it, a road that ends and plain words. */
  readonly notFound?: NotFoundLook
}

export interface NotFoundLook {
  readonly title: MessageKey
  /** In the brand's own tokens, so that it fits both schemes. */
  readonly Picture: () => ReactNode
}

export interface CardPicture {
  /** CSS pixels at the widest. */
  readonly width: number
  /** width / height. */
  readonly aspectRatio: number
  /** How wide it is shown, for the browser to choose by: follows `cardColumns`. */
  readonly sizes: string
}

/** Specification, section 2, "Footer": what a brand's footer shows, given that the site has an address for it. */
export interface FooterLook {
  /** The QR code of the app. */
  readonly appCode: boolean
  /** The badge of an official ticket retailer, which leads to the register. */
  readonly verificationBadge: boolean
}
