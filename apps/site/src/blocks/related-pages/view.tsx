import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import { EditorialCard, EditorialGrid, gridCardLook } from '../card-list/editorial-cards.tsx'

/** Cards of pages; nothing when none of them has this language. */
export function RelatedPagesView({ block, data, page }: BlockProps<'relatedPages'>) {
  const headingId = `${block.id}-heading`
  const pages = data.pages.flatMap(({ reference, ...card }) => {
    const link = page.linkToPage(reference)
    return link ? [{ ...card, link }] : []
  })
  if (pages.length === 0) return null
  return (
    <section id={block.id} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      />
      <EditorialGrid>
        {pages.map(({ uid, ...card }, place) => (
          <EditorialCard key={uid} {...card} page={page} look={gridCardLook(place, pages.length)} />
        ))}
      </EditorialGrid>
    </section>
  )
}
