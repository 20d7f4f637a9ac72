/** A block of a page's form. */
export interface BlockIdentity {
  readonly id: string
  readonly blockType?: string | undefined
}

/** Parameters of a form's address: the field that is shown, or the block that corresponds to one of another language. */
const [FIELD, BLOCK] = ['field', 'block']
const BETWEEN = '~'

/**
 * The query of another language's form that opens the same place there; empty for the beginning of the form.
 *
 * @param path of a field or a block of this form, such as `meta.title` or `blocks.3`
 */
export function writePositionQuery(path: string | undefined, blocks: readonly BlockIdentity[]): string {
  if (path === undefined) return ''
  const index = /^blocks\.(\d+)/.exec(path)?.[1]
  if (index === undefined) return `?${new URLSearchParams({ [FIELD]: path })}`
  const block = blocks[Number(index)]
  if (!block) return ''
  const place = blocks.slice(0, Number(index)).filter(({ blockType }) => blockType === block.blockType).length
  return `?${new URLSearchParams({ [BLOCK]: [block.id, block.blockType ?? '', place].join(BETWEEN) })}`
}

/** Whether a form's address names a field or a block. */
export function hasPositionQuery(search: string): boolean {
  const query = new URLSearchParams(search)
  return Boolean(query.get(FIELD) || query.get(BLOCK))
}

/**
 * The path of the field or the block that a form's address names. A block of another language is the one with its id, since
 * a translation starts as a copy; else the one at the same place among the blocks of its kind.
 */
export function parsePositionQuery(search: string, blocks: readonly BlockIdentity[]): string | undefined {
  const query = new URLSearchParams(search)
  const named = query.get(BLOCK)
  if (named === null) return query.get(FIELD) || undefined
  const [id, kind, place] = named.split(BETWEEN)
  const own = blocks.findIndex((block) => block.id === id)
  const twin = blocks.filter(({ blockType }) => blockType === kind)[Number(place)]
  const index = own >= 0 ? own : twin ? blocks.indexOf(twin) : -1
  return index >= 0 ? `blocks.${index}` : undefined
}
