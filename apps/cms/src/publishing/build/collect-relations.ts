/** Fields of pages and sites that name a page; all other relations are called `media`. */
export const PAGE_RELATION_FIELDS = new Set(['page', 'parent', 'ticketPage'])

export interface Relations {
  readonly mediaIds: number[]
  readonly pageIds: number[]
}

/** Every picture and page that a document names, those of links in its texts included. */
export function collectRelations(document: object): Relations {
  const media = new Set<number>()
  const pages = new Set<number>()
  visit(document, media, pages)
  return { mediaIds: [...media], pageIds: [...pages] }
}

function visit(value: unknown, media: Set<number>, pages: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if ('relationTo' in value && value.relationTo === 'pages' && 'value' in value) addId(value.value, pages)
  for (const [key, child] of Object.entries(value)) {
    if (key === 'media') addId(child, media)
    else if (PAGE_RELATION_FIELDS.has(key)) addId(child, pages)
    else visit(child, media, pages)
  }
}

function addId(value: unknown, ids: Set<number>): void {
  const bare = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const id = typeof bare === 'string' && bare !== '' ? Number(bare) : bare
  if (typeof id === 'number' && Number.isInteger(id)) ids.add(id)
}
