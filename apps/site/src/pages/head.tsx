import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import { buildImageAddress } from '../images/image-address.ts'
import type { Directory } from '../request/directory.ts'
import { buildCanonicalAddress } from '../request/page-address.ts'
import type { PageContext } from './page-context.ts'

export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly isIndexed: boolean
  readonly canonical?: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly image?: string
}

interface MetaSources {
  readonly document: PageDocument
  readonly page: PageContext
  readonly translations: readonly { readonly lang: PageDocument['lang']; readonly uid: string }[]
  readonly directory: Directory
  readonly imageUrl: string
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

const SOCIAL_IMAGE = { width: 1000, aspectRatio: 1200 / 630 }

/** What search engines and previews are told; addresses are the public ones in every environment. */
export function buildPageMeta({
  document,
  page,
  translations,
  directory,
  imageUrl,
  servedLanguages,
}: MetaSources): PageMeta {
  const { kind, meta } = document
  const { site, visit } = page
  const canonical = buildCanonicalAddress({ uid: document.uid, lang: document.lang, kind }, directory)
  const alternates = translations
    .filter(({ lang, uid }) => servedLanguages.has(lang) && !uid.endsWith('copy'))
    .flatMap(({ lang, uid }) => {
      const href = buildCanonicalAddress({ uid, lang, kind }, directory)
      return href === undefined ? [] : [{ hreflang: lang as string, href }]
    })
  const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LANGUAGE)
  const picture = meta.image ?? document.heroImage ?? site.socialImage
  return {
    title: meta.title,
    description: meta.description,
    isIndexed: visit.environment === 'production' && !meta.noIndex,
    ...(canonical === undefined ? {} : { canonical }),
    alternates: fallback ? [...alternates, { hreflang: 'x-default', href: fallback.href }] : alternates,
    ...(picture
      ? { image: buildImageAddress(imageUrl, picture.url, { ...SOCIAL_IMAGE, focalPoint: picture.focalPoint }) }
      : {}),
  }
}

interface HeadProps {
  readonly meta: PageMeta
  readonly page: PageContext
}

/** Title and the tags that follow from it. */
export function MetaTags({ meta, page }: HeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {!meta.isIndexed && <meta name="robots" content="noindex" />}
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={meta.title} />
      <meta property="og:site_name" content={page.site.name} />
      <meta property="og:type" content="website" />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {meta.canonical && <meta property="og:url" content={meta.canonical} />}
      {meta.image && <meta property="og:image" content={meta.image} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
