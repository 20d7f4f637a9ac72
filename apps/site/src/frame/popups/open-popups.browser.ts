import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { openModal } from '../dialogs/dialogs.browser.ts'

/**
 * Opens the popup of an experience block of type Popup in the modal stack; its booking button has the target of the
 * link. On failure the link is followed.
 */
export function openExperiencePopups(root: Document): void {
  delegatePlainClicks(root, 'a[data-popup]', (link, event) => {
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
