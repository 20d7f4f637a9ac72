import { MOST_COMPARED } from './kept-tgids.browser.ts'

/**
 * The page of a wish list, which is what its address says. Without numbers it becomes that of this browser; and as long as it is
 * that, its address follows what is kept or taken out. A list of somebody else can be kept whole.
 *
 * @returns what is to be called with all that this browser keeps, whenever that changes
 */
export function watchWishPage(root: Document, link: HTMLAnchorElement): (wishes: readonly number[]) => void {
  const named = new URLSearchParams(location.search).getAll('ids').join()
  const keepAll = root.querySelector<HTMLElement>('[data-keep]')
  let isOwn: boolean | undefined
  watchComparison(root)
  return (wishes) => {
    if (named === '' && wishes.length > 0) return location.replace(link.href)
    if (isOwn) history.replaceState(null, '', link.href)
    isOwn ??= named === wishes.join()
    if (keepAll)
      keepAll.hidden = keepAll.dataset.keep?.split(',').every((tgid) => wishes.includes(Number(tgid))) ?? true
  }
}

/** Two at least and four at most; without a script the page of the comparison takes the first four, or asks for more. */
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
