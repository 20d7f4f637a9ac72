import type { PageContext } from '../page-context/page-context.ts'

/** When the page's prices were read, and that all charges are included; nothing on pages without prices. */
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
