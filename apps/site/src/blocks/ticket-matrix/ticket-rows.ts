import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { durationText } from '../../products/card/product-card.tsx'

/** Texts about a ticket; unknown ones are empty. */
export interface TicketRow {
  readonly product: ProductCard
  /** As the editor wrote it, shortcodes included. */
  readonly opens: string
  readonly guide: string
  readonly length: string
  readonly cancellation: string
}

/** Catalogue facts of the tickets, in the editor's order; nothing for fewer than two. */
export function ticketRows(
  { tickets }: Pick<BlockOfType<'ticketMatrix'>, 'tickets'>,
  products: readonly ProductCard[],
  page: PageContext,
): readonly TicketRow[] {
  const known = tickets.flatMap(({ tgid, opens }) => {
    const product = products.find((one) => one.tgid === tgid)
    if (!product) return []
    const guide = guideWords(product, page)
    return [
      { product, opens, guide, length: durationText(product, page), cancellation: cancellationWords(product, page) },
    ]
  })
  return known.length > 1 ? known : []
}

function guideWords({ isGuided }: ProductCard, { t }: PageContext): string {
  if (isGuided === undefined) return ''
  return t(isGuided ? 'tickets.guided' : 'tickets.unguided')
}

function cancellationWords({ freeCancellationMinutes }: ProductCard, { t, format }: PageContext): string {
  if (freeCancellationMinutes === undefined) return ''
  if (freeCancellationMinutes === 0) return t('cancellation.untilStart')
  return t('cancellation.until', { duration: format.duration(freeCancellationMinutes * 60_000) })
}
