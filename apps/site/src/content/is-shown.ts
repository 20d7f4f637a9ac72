import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/** Whether a page is published there, in a language that the site still has, and was not declared gone. */
export function isShown({ uid, lang, kind, host, path }: Visit, content: Content): boolean {
  const document = content.page(uid, lang, kind)
  return (
    document !== undefined && content.site(document.siteUid, lang) !== undefined && !content.redirect(host, path)?.gone
  )
}

/** Whether the page is about a tour group, so that a day and a variant can be chosen on it. */
export function hasChoice({ uid, lang, kind, tgid, choice }: Visit, content: Content): boolean {
  if (choice === undefined) return false
  return tgid !== undefined || content.page(uid, lang, kind)?.categorisation.tgid !== undefined
}
