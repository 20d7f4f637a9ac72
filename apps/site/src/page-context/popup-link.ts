import type { PageContext, ResolvedLink } from './page-context.ts'

/** A booking link that shows first what is known of its tour group. */
export interface PopupLink extends ResolvedLink {
  /** The id of the template that stands in the page for what is shown. */
  readonly 'data-popup'?: string
}

export function popupId(tgid: number): string {
  return `popup-${tgid}`
}

/** Specification, section 3: an experience of the type Popup. Where the catalogue knows nothing to show, the link alone. */
export function popupLink(link: ResolvedLink, tgid: number, { popups }: Pick<PageContext, 'popups'>): PopupLink {
  return popups.has(tgid) ? { ...link, 'data-popup': popupId(tgid) } : link
}
