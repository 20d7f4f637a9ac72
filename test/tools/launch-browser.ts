import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/checks/find-chromium.ts'

/** A browser of a file's own, where no system is needed. @param hasScrollbars they take room, as on most desktops */
export function launchBrowser({ hasScrollbars = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, ...(hasScrollbars ? ['--disable-features=OverlayScrollbar'] : [])],
    ignoreDefaultArgs: hasScrollbars ? ['--hide-scrollbars'] : [],
  })
}
