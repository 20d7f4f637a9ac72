import type { PageContext, ResolvedLink } from './page-context.ts'

/** A booking link that opens a popup about its tour group. */
export interface PopupLink extends ResolvedLink {
  /** Id of the template with the popup's content. */
  readonly 'data-popup'?: string
}

export function popupId(tgid: number): string {
  return `popup-${tgid}`
}

/** Specification, section 3: an experience of the type Popup. A plain link while the catalogue is unavailable. */
export function popupLink(link: ResolvedLink, tgid: number, { popups }: Pick<PageContext, 'popups'>): PopupLink {
  return popups.has(tgid) ? { ...link, 'data-popup': popupId(tgid) } : link
}
