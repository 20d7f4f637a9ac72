import type { PageContext } from '../page-context/page-context.ts'

/** When the prices of a page were read, and that nothing is added to them; nothing where it has none. */
export function PriceNote({ page: { t, format, moment, pricesReadAt } }: { readonly page: PageContext }) {
  if (pricesReadAt === undefined) return null
  return (
    <>
      <time dateTime={new Date(pricesReadAt).toISOString()}>
        {t('price.readAt', { time: format.instant(pricesReadAt, moment.timeZone) })}
      </time>
      {`\u00a0· ${t('booking.chargesIncluded')}`}
    </>
  )
}
