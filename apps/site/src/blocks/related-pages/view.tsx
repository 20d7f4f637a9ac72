import { Words } from '../../shortcodes/words.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import { EditorialCard, EditorialGrid } from '../card-list/editorial-cards.tsx'

/** Cards of pages, with what those say of themselves; nothing where none has this language. */
export function RelatedPagesView({ block, data, page }: BlockProps<'relatedPages'>) {
  const headingId = `${block.id}-heading`
  const items = data.pages.flatMap(({ reference, uid, title, kicker, image }) => {
    const link = page.linkToPage(reference)
    if (!link) return []
    return [<EditorialCard key={uid} page={page} link={link} image={image} kicker={kicker} title={title} isListed />]
  })
  if (items.length === 0) return null
  return (
    <section id={block.id} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<Words text={block.title} page={page} />}
        intro={block.intro && <Words text={block.intro} page={page} />}
      />
      <EditorialGrid>{items}</EditorialGrid>
    </section>
  )
}
