import { onPlainClick } from '../../dom/clicks.browser.ts'
import { openModal } from '../dialogs/dialogs.browser.ts'

/**
 * A booking link of an experience of the type Popup shows first what is known of the tour group, as an entry of the modal
 * stack; the way to book from there is where the link itself leads. Whatever fails, the link is followed.
 */
export function openExperiencePopups(root: Document): void {
  onPlainClick(root, 'a[data-popup]', (link, event) => {
    const template = root.getElementById(link.dataset.popup ?? '')
    if (!(template instanceof HTMLTemplateElement)) return
    event.preventDefault()
    const children = root.importNode(template.content, true)
    const book = children.querySelector<HTMLAnchorElement>('[data-book] a')
    if (book) book.href = link.href
    const { title = '', tgid } = template.dataset
    openModal({ title, children, tgid: Number(tgid) }).catch(() => location.assign(link.href))
  })
}
