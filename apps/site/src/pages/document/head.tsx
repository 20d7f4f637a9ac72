import type { PageMetadata } from '../metadata/page-metadata.ts'
import { serializeScriptJson } from '../metadata/serialize-script-json.ts'

interface HeadProps {
  readonly description: PageMetadata
}

/** Title and meta tags. */
export function MetaTags({ description: page }: HeadProps) {
  return (
    <>
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="robots" content={page.robots} />
      {page.canonical && <link rel="canonical" href={page.canonical} />}
      {page.previous && <link rel="prev" href={page.previous} />}
      {page.next && <link rel="next" href={page.next} />}
      {page.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {page.markdown && <link rel="alternate" type="text/markdown" href={page.markdown} />}
      {page.guides && <link rel="alternate" type="application/atom+xml" title={page.siteName} href={page.guides} />}
      <OpenGraph description={page} />
      <TwitterCard description={page} />
    </>
  )
}

/** Title and meta tags of a page without a document. */
export function UnlistedPageTags({
  title,
  robots = 'noindex, follow',
}: {
  readonly title: string
  readonly robots?: string
}) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content={robots} />
    </>
  )
}

/** What search engines read of the page; at the end of the head, for it is long. */
export function StructuredDataScript({ description: { structuredData } }: HeadProps) {
  return (
    structuredData && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeScriptJson(structuredData) }} />
    )
  )
}

function OpenGraph({ description: page }: HeadProps) {
  const [locale, ...others] = page.socialLocales
  return (
    <>
      <meta property="og:title" content={page.title} />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:type" content={page.type} />
      {page.description && <meta property="og:description" content={page.description} />}
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      <meta property="og:locale" content={locale} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      {page.type === 'article' && (
        <>
          <meta property="article:published_time" content={page.publishedAt} />
          <meta property="article:modified_time" content={page.updatedAt} />
        </>
      )}
      {page.image && (
        <>
          <meta property="og:image" content={page.image.url} />
          <meta property="og:image:width" content={String(page.image.width)} />
          <meta property="og:image:height" content={String(page.image.height)} />
          {page.image.alt && <meta property="og:image:alt" content={page.image.alt} />}
        </>
      )}
    </>
  )
}

function TwitterCard({ description: page }: HeadProps) {
  return (
    <>
      <meta name="twitter:card" content={page.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={page.title} />
      {page.description && <meta name="twitter:description" content={page.description} />}
      {page.image && <meta name="twitter:image" content={page.image.url} />}
      {page.image?.alt && <meta name="twitter:image:alt" content={page.image.alt} />}
    </>
  )
}
