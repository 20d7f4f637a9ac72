import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { PageContext, ResolvedLink } from '../page-context/page-context.ts'
import { type PopupLink, popupLink } from '../page-context/popup-link.ts'

interface ShortcodeLink {
  /** Absent without a target or without text. */
  readonly link?: PopupLink & { readonly 'data-jump'?: '' }
  /** Text for a shortcode that encloses nothing; HTML for a `link` (specification, section 3). */
  readonly text: string
}

/** Target and text of a shortcode's link. */
export function linkOfShortcode(node: ShortcodeNode, page: PageContext): ShortcodeLink {
  const read = (attribute: string) => attributeOf(node, attribute)?.trim() || undefined
  switch (node.name) {
    case 'jumplink': {
      const target = read('targetBlockId')
      return withLink(
        read('title'),
        target === undefined ? undefined : { href: anchorOfBlock(target), 'data-jump': '' },
      )
    }
    case 'experience': {
      const experience = parseExperienceShortcode(node)
      if (!experience) return { text: read('title') ?? '' }
      const link = page.bookingLink({ tgid: experience.tgid, flowType: page.flowTypes.get(experience.tgid) })
      const text =
        read('title') ?? page.t(page.asksForDate(experience.tgid) ? 'booking.dayOnNextPage' : 'experience.book')
      return { text, link: experience.isPopup ? popupLink(link, experience.tgid, page) : link }
    }
    case 'cta':
      return withLink(read('title'), addressLink(read('link'), false))
    default: {
      const newTab = isTrueAttribute(read('newTab'))
      const uid = read('linkType') === 'custom' ? undefined : read('uid')
      const url = read('url')
      const action = { newTab, label: '', appearance: 'link', ...(url === undefined ? {} : { url }) } as const
      const link = uid === undefined ? addressLink(url, newTab) : page.link({ ...action, type: 'REFERENCE', uid })
      return withLink(read('text') ?? url ?? link?.href, link)
    }
  }

  function withLink(text: string | undefined, link: ShortcodeLink['link']): ShortcodeLink {
    const hasWords = text !== undefined || node.content !== undefined
    return link && hasWords ? { text: text ?? '', link } : { text: text ?? '' }
  }

  function addressLink(url: string | undefined, newTab: boolean): ResolvedLink | undefined {
    const href = url === undefined ? undefined : parseSafeHref(url)
    return href === undefined ? undefined : newTab ? { href, target: '_blank', rel: 'noopener' } : { href }
  }
}

/** @returns `undefined` without a tour group id */
export function parseExperienceShortcode(
  node: ShortcodeNode,
): { readonly tgid: number; readonly isPopup: boolean } | undefined {
  const tgid = Number.parseInt(attributeOf(node, 'tgid') ?? '', 10)
  if (!Number.isSafeInteger(tgid) || tgid <= 0) return undefined
  return { tgid, isPopup: attributeOf(node, 'type')?.trim().toLowerCase() === 'popup' }
}

/** Accepts `newTab="true"`, `newTab="1"` and `newTab="yes"`. */
export function isTrueAttribute(value: string | undefined): boolean {
  return /^(?:true|1|yes)$/i.test(value ?? '')
}

/** The fragment of a block on its page; invalid characters in an author's text are encoded. */
export function anchorOfBlock(blockId: string): string {
  return `#${encodeURIComponent(blockId.toWellFormed())}`
}
