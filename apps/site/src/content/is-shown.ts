import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/** Whether a page is published there, in a language that the site still has, and was not declared gone. */
export function isShown({ uid, lang, kind, host, path }: Visit, content: Content): boolean {
  const document = content.page(uid, lang, kind)
  return (
    document !== undefined && content.site(document.siteUid, lang) !== undefined && !content.redirect(host, path)?.gone
  )
}

/** Whether the page is about a tour group, or shows the reviews of one, so that something can be chosen on it. */
export function hasChoice({ uid, lang, kind, tgid, choice }: Visit, content: Content): boolean {
  if (choice === undefined || tgid !== undefined) return choice !== undefined
  const document = content.page(uid, lang, kind)
  return document?.categorisation.tgid !== undefined || document?.blocks.some(({ type }) => type === 'reviews') === true
}
