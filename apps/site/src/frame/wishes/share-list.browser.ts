/** Milliseconds. */
const SAID_FOR = 4000

/** Buttons that hand on or copy the address of the page, which holds the list; each only where the browser can. */
export function startSharing(root: Document): void {
  const share = root.querySelector<HTMLElement>('[data-share]')
  const copy = root.querySelector<HTMLElement>('[data-copy-address]')
  if (share && 'share' in navigator) {
    share.hidden = false
    // Whoever closes the browser's own dialog has changed their mind.
    share.addEventListener('click', () => void navigator.share({ url: location.href }).catch(() => {}))
  }
  if (copy && 'clipboard' in navigator) {
    copy.hidden = false
    copy.addEventListener('click', () => void copyAddress(copy.dataset.copyAddress ?? ''))
  }
}

async function copyAddress(words: string): Promise<void> {
  await navigator.clipboard.writeText(location.href)
  const { showToast } = await import('../dialogs/dialogs.browser.ts')
  showToast({ text: words, autoClose: true, duration: SAID_FOR })
}
