import { callUsFixtures } from '../../chrome/call-us.fixture.ts'
import { footerFixtures } from '../../chrome/footer.fixture.ts'
import { Footer } from '../../chrome/footer.tsx'
import { headerFixtures } from '../../chrome/header.fixture.ts'
import { Header } from '../../chrome/header.tsx'
import { localeSelectorFixtures } from '../../chrome/locale-selector.fixture.ts'
import { previewBannerFixtures } from '../../chrome/preview-banner.fixture.ts'
import { PreviewBanner } from '../../chrome/preview-banner.tsx'
import { sideNavigationFixtures } from '../../chrome/side-navigation.fixture.ts'
import { ErrorPageView } from '../error/view.tsx'
import { dialogFixtures } from './dialog.fixture.ts'
import { DialogExample } from './dialog-example.tsx'
import { errorPageFixtures } from './error-page.fixture.ts'
import { type Shown, show } from './example.ts'
import { suggestionFixtures } from './suggestion.fixture.ts'
import { SuggestionExample } from './suggestion-example.tsx'
import { toastsFixtures } from './toasts.fixture.ts'
import { ToastsExample } from './toasts-example.tsx'

const inHeader = (opens: string) => ({ place: 'before', press: `[popovertarget="${opens}"]` }) as const

/** What stands around the pages of a site, or in their place. */
export const FRAME: Readonly<Record<string, Shown>> = {
  header: show('chrome/header.tsx', Header, headerFixtures, { place: 'before' }),
  'side-navigation': show('chrome/side-navigation.tsx', Header, sideNavigationFixtures, inHeader('side-navigation')),
  'locale-selector': show('chrome/locale-selector.tsx', Header, localeSelectorFixtures, inHeader('locale-panel')),
  'call-us': show('chrome/call-us.tsx', Header, callUsFixtures, inHeader('call-us')),
  'suggestion-bar': show('chrome/suggestion-bar.tsx', SuggestionExample, suggestionFixtures, { place: 'before' }),
  'preview-banner': show('chrome/preview-banner.tsx', PreviewBanner, previewBannerFixtures, { place: 'before' }),
  footer: show('chrome/footer.tsx', Footer, footerFixtures, { place: 'after' }),
  modal: show('chrome/modal-host.tsx', DialogExample, dialogFixtures, { place: 'after' }),
  toasts: show('chrome/toasts.tsx', ToastsExample, toastsFixtures, { place: 'after' }),
  error: show('pages/error/view.tsx', ErrorPageView, errorPageFixtures),
}
