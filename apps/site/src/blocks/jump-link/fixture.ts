import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'jump', type: 'jumpLink', targetBlockId: 'seats', title: 'Which seat to choose' } as const

export const jumpLinkFixtures: BlockFixturesOf<'jumpLink'> = {
  usual: { block, data: undefined },
  minimal: { block: { ...block, title: 'Seats' }, data: undefined },
  empty: { block: { ...block, title: '' }, data: undefined },
  long: { block: { ...block, title: 'Sitzplatzauswahlempfehlungen ansehen '.repeat(9) }, data: undefined },
  rightToLeft: { block: { ...block, title: 'أي مقعد تختار' }, data: undefined },
}
