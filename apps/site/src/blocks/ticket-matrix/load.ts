import type { BlockLoader } from '../block.ts'

export const loadTicketMatrix: BlockLoader<'ticketMatrix'> = async ({ tickets }, { askTourGroups, settle }) => {
  const tgids = tickets.map(({ tgid }) => tgid)
  const found = await settle('tour groups', askTourGroups(tgids), undefined)
  return { products: tgids.flatMap((tgid) => found?.products.get(tgid) ?? []) }
}
