import { MOST_COMPARED } from './saved-tgids.browser.ts'
import { startSharing } from './share-list.browser.ts'

/**
 * The page of a wish list, whose ids are in the address. Without ids it shows this browser's list, and its address
 * follows changes. Another person's list can be stored as a whole.
 *
 * @returns a function to call with all wishes whenever they change
 */
export function startWishListPage(root: Document, link: HTMLAnchorElement): (wishes: readonly number[]) => void {
  const named = new URLSearchParams(location.search).getAll('ids').join()
  const keepAll = root.querySelector<HTMLElement>('[data-keep]')
  let isOwn: boolean | undefined
  watchComparison(root)
  startSharing(root)
  return (wishes) => {
    if (named === '' && wishes.length > 0) return location.replace(link.href)
    if (isOwn) history.replaceState(null, '', link.href)
    isOwn ??= named === wishes.join()
    if (keepAll)
      keepAll.hidden = keepAll.dataset.keep?.split(',').every((tgid) => wishes.includes(Number(tgid))) ?? true
  }
}

/** Allows to compare two to four; without JavaScript the comparison page takes the first four or asks for more. */
function watchComparison(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('form[data-compare]')
  if (!form) return
  const follow = () => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const chosen = boxes.filter(({ checked }) => checked).length
    for (const box of boxes) box.disabled = !box.checked && chosen >= MOST_COMPARED
    const button = form.querySelector('button')
    if (button) button.disabled = chosen < 2
  }
  form.addEventListener('change', follow)
  follow()
}
