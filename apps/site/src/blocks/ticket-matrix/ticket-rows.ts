import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { durationText } from '../../products/card/product-card.tsx'

export type TicketRow = ReturnType<typeof ticketRows>[number]

/**
 * Texts about the tickets, in the editor's order; nothing for fewer than two. Unknown ones are empty; `opens` is as the editor wrote
 * it, shortcodes included.
 */
export function ticketRows(
  { tickets }: Pick<BlockOfType<'ticketMatrix'>, 'tickets'>,
  products: readonly ProductCard[],
  page: PageContext,
) {
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
