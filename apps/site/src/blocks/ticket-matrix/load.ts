import type { BlockLoader } from '../block.ts'

export const loadTicketMatrix: BlockLoader<'ticketMatrix'> = async ({ tickets }, { loadTourGroups, settle }) => {
  const tgids = tickets.map(({ tgid }) => tgid)
  const found = await settle('tour groups', loadTourGroups(tgids), undefined)
  return { products: tgids.flatMap((tgid) => found?.products.get(tgid) ?? []) }
}
