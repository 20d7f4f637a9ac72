import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './ticket-matrix.module.css'
import { type TicketRow, ticketRows } from './ticket-rows.ts'

/** Scrollable areas must be focusable. */
const REACHABLE = { tabIndex: 0 } as const

interface Column {
  readonly name: string
  readonly cell: (ticket: TicketRow) => ReactNode
}

/**
 * "Which ticket?": a row per ticket, a column per property. Columns without any value are dropped.
 */
export function TicketMatrixView({ block, data, page }: BlockProps<'ticketMatrix'>) {
  const tickets = ticketRows(block, data.products, page)
  if (tickets.length === 0) return null
  const headingId = `${block.id}-heading`
  const columns = columnsOf(page).filter(({ cell }) => tickets.some((ticket) => cell(ticket)))
  return (
    <section id={block.id} className={styles.matrix} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={block.title ? <ShortcodeText text={block.title} page={page} /> : page.t('tickets.which')}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      />
      <section className={styles.scroll} aria-labelledby={headingId} {...REACHABLE}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{page.t('tickets.ticket')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tickets.map((ticket) => (
              <tr key={ticket.product.tgid}>
                <th scope="row" className={styles.name}>
                  <a {...page.linkToProduct(ticket.product)}>{ticket.product.name}</a>
                </th>
                {columns.map(({ name, cell }) => (
                  <td key={name} data-label={name}>
                    {cell(ticket) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function columnsOf(page: PageContext): readonly Column[] {
  const { t } = page
  return [
    { name: t('tickets.opens'), cell: ({ opens }) => opens && <ShortcodeText text={opens} page={page} /> },
    { name: t('tickets.guide'), cell: ({ guide }) => guide },
    { name: t('show.duration'), cell: ({ length }) => length },
    { name: t('cancellation.title'), cell: ({ cancellation }) => cancellation },
    {
      name: t('tickets.price'),
      cell: ({ product }) => {
        const price = displayablePrice(product, page)
        return price ? <ProductPrice price={price} page={page} /> : t('card.checkAvailability')
      },
    },
  ]
}
